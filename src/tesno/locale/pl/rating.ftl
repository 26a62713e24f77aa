### Gra o ranking: tabele, liczby i dlaczego czegoś nie wolno.

server-rated = Ta partia liczy się do rankingu, więc ruchów się nie cofa.
friends-obstacle-rated_people = Partia rankingowa wymaga co najmniej dwóch osób, każdej z własnym urządzeniem.
friends-obstacle-rated_bots = W partii rankingowej z botów mogą grać tylko poziomy od nowicjusza do eksperta.
friends-obstacle-rated_variant = Partię rankingową gra się zgodnie z pudełkiem: bez wariantu.
friends-obstacle-rated_map = Partię rankingową gra się na planszy z pudełka dla tylu graczy: bez własnej mapy.
friends-obstacle-rated_rounds = Partia rankingowa trwa tyle rund, ile przewidują zasady.
friends-obstacle-rated_content = W partii rankingowej biorą udział wszystkie rasy i zdolności z pudełka.
friends-obstacle-rated_options = Partia rankingowa toczy się według drukowanych zasad: bez zasad domowych, monety pozostają zakryte.
friends-obstacle-rated_hints = W partii rankingowej nikt nie podpowiada.
page-error-rated_people = { friends-obstacle-rated_people }
page-error-rated_bots = { friends-obstacle-rated_bots }
page-error-rated_variant = { friends-obstacle-rated_variant }
page-error-rated_map = { friends-obstacle-rated_map }
page-error-rated_rounds = { friends-obstacle-rated_rounds }
page-error-rated_content = { friends-obstacle-rated_content }
page-error-rated_options = { friends-obstacle-rated_options }
page-error-rated_hints = { friends-obstacle-rated_hints }

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
