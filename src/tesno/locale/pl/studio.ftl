### Powtórka jako studio: wynik do tej chwili, partia jako ruchomy obrazek.

studio-animation = Animacja
studio-filming = Nagrywanie: { $n } z { $all }
studio-filming-stop = Przerwij
studio-score = Wynik do tej chwili
