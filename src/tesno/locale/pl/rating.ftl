### Gra o ranking: tabele, liczby i dlaczego czegoś nie wolno.

server-rated = Ta partia liczy się do rankingu, więc ruchów się nie cofa.
friends-obstacle-rated_people = Partia rankingowa wymaga co najmniej dwóch osób, każdej z własnym urządzeniem.
friends-obstacle-rated_bots = W partii rankingowej z botów mogą grać tylko poziomy od nowicjusza do eksperta.
friends-obstacle-rated_table = Partię rankingową gra się zwykłym pudełkiem: bez wariantu i bez własnej mapy.

rating-rankings = Ranking
rating-rankings-of = Ranking: { $box }
rating-about = Każdy zaczyna od 1000, a liczba rośnie, póki partii jest mało. Boty się nie zmieniają: pokazują, co znaczy liczba.
rating-place = Miejsce
rating-player = Gracz
rating-number = Ranking
rating-games = Partie
rating-provisional = tymczasowy
rating-provisional-about = Mniej niż dziesięć partii: liczba może się jeszcze bardzo zmienić.
rating-you = ty
rating-nobody = Nikt jeszcze nie ma dość partii rankingowych. Zacznij: zbierz stół ze znajomymi i niech partia się liczy.
rating-least = { $n ->
    [one] Na liście od { $n } partii rankingowej.
    [few] Na liście od { $n } partii rankingowych.
   *[many] Na liście od { $n } partii rankingowych.
}
rating-your-place = Twoje miejsce: { $place }, ranking { $rating }.
rating-bots = Boty dla porównania
rating-nameless = Gość bez imienia
rating-profile = Gracz
rating-none-yet = Nie ma jeszcze partii rankingowych.
rating-none-about = Partia się liczy, jeśli tak ustalono przy stole i grają co najmniej dwie osoby, każda z własnym urządzeniem.
rating-of = { $rating }, { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}
rating-in-place = Miejsce { $place }
rating-curve = Ranking, { $box }: od { $first } do { $last }, najlepszy { $best }
rating-yours = Twój ranking
rating-public = Twoja publiczna strona
rating-missing = Nie ma tu nikogo, kto grałby o ranking.
rating-counts = Partia rankingowa
