### The replay as a studio: the score so far, a game as a moving picture.

studio-animation = Animation
studio-filming = Filming: { $n } of { $all }
studio-filming-stop = Stop
studio-score = The score so far
