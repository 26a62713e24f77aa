### Zasady pod ręką: wyszukiwanie we wszystkim, o czym jest zasada.

rules-title = Zasady pod ręką
rules-open = Szukaj w zasadach
rules-find = Znajdź rasę, zdolność, znalezisko albo zasadę
rules-example = elfy, góra, C22…
rules-of = Zasady: { $of }
rules-found =
    { $n ->
        [one] znaleziono { $n } zasadę
        [few] znaleziono { $n } zasady
       *[many] znaleziono { $n } zasad
    }
rules-none = Nic tu nie mówi o „{ $query }”.
rules-elsewhere = Jest za to w innym pudełku:
rules-exact = dokładna zasada
rules-translated = Dokładne zasady są tu przetłumaczone; w sporze rozstrzyga tekst angielski.
rules-by-id = Specyfikacja
rules-by-id-hint = Każdą zasadę specyfikacji znajdziesz też po numerze (C22) i po słowach.
rules-here = Co tu jest
rules-touch = Zasady zestawu albo regionu: naciśnij książkę, kliknij region prawym przyciskiem albo wskaż go i naciśnij /.
ui-key-rules = szukaj w zasadach; o tym, na co wskazujesz, jeśli wskazujesz
