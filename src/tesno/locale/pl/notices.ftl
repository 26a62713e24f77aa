### Powiadomienia o grach, które czekają na kogoś nieobecnego.

notice-title = Twoja tura
notice-body = { $box }, runda { $round }. Przy stole: { $others }.
notice-mail-subject = Tesno: twoja tura
notice-mail-game = Do gry: { $link }
notice-mail-stop = Koniec takich wiadomości: { $link }
notice-confirm-subject = Tesno: czy możemy pisać?
notice-confirm-about = Ktoś prosi, by Tesno pisało na ten adres, gdy gra czeka na ruch. Jeśli to ty, otwórz ten link:
notice-confirm-else = Jeśli to nie ty, nic nie rób: więcej wiadomości nie będzie.

notices-title = Gdy gra czeka na ciebie
notices-push = Powiadamiaj to urządzenie
notices-push-about = Wiadomość przychodzi, gdy trwa twoja tura, a ciebie nie ma: jedna na turę, nie więcej.
notices-push-denied = Ta przeglądarka nie pozwala Tesno wysyłać wiadomości: najpierw zezwól na to w jej ustawieniach.
notices-push-impossible = Ta przeglądarka nie może tu odbierać wiadomości. Potrzebna jest strona z https, a na iPhonie strona na ekranie początkowym.
notices-mail = Pisz na pocztę
notices-mail-address = Adres poczty
notices-mail-add = Dodaj adres
notices-mail-asked = Otwórz wysłaną wiadomość i przejdź do linku, który w niej jest.
notices-waits = jeszcze niepotwierdzony
notices-remove = Nie pisz już na { $address }
notices-confirmed = Gotowe: gdy gra czeka, wiadomość trafi na { $address }.
notices-stopped = Gotowe: na { $address } nic już nie przyjdzie.
notices-nowhere = Ten link już nigdzie nie prowadzi: wiadomości na ten adres już się skończyły.
