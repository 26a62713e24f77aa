### Повтор как студия: счёт до этого момента, партия движущейся картинкой.

studio-animation = Анимация
studio-filming = Съёмка: { $n } из { $all }
studio-filming-stop = Прервать
studio-score = Счёт до этого момента
