### Из чего складывается цена или доход. Расы, способности и фишки — под своими именами.

summand-region = любой регион
summand-tokens = защитники
summand-least = не меньше 1 жетона
summand-die = кубик
summand-regions = регионы
summand-decline = в угасании
summand-price = цена сочетания
summand-column = монеты на сочетании
summand-toll = уплаченные пошлины
