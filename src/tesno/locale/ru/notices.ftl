### Уведомления о партиях, которые ждут того, кого нет за столом.

notice-title = Ваш ход
notice-body = { $box }, раунд { $round }. За столом: { $others }.
notice-mail-subject = Tesno: ваш ход
notice-mail-game = К партии: { $link }
notice-mail-stop = Больше не писать: { $link }
notice-confirm-subject = Tesno: можно вам писать?
notice-confirm-about = Кто-то просит Tesno писать на этот адрес, когда партия ждёт хода. Если это вы, откройте ссылку:
notice-confirm-else = Если это не вы, ничего не делайте: больше писем не будет.

notices-title = Когда партия ждёт вас
notices-push = Сообщать на это устройство
notices-push-about = Сообщение приходит, когда ваш ход, а вас нет: одно за ход, не больше.
notices-push-denied = Этот браузер не разрешает Tesno присылать сообщения: сначала разрешите их в его настройках.
notices-push-impossible = Здесь этот браузер не может получать сообщения. Нужна страница с https, а на iPhone — страница на экране «Домой».
notices-mail = Писать на почту
notices-mail-address = Адрес почты
notices-mail-add = Добавить адрес
notices-mail-asked = Откройте отправленное письмо и перейдите по ссылке в нём.
notices-waits = ещё не подтверждён
notices-remove = Больше не писать на { $address }
notices-confirmed = Готово: когда партия ждёт, письмо придёт на { $address }.
notices-stopped = Готово: на { $address } больше ничего не придёт.
notices-nowhere = Эта ссылка больше никуда не ведёт: писем на этот адрес уже нет.
