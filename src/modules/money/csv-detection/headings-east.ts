import type { Words } from './heading-words.ts';

/** South-eastern Europe, and Turkey. */
export const EASTERN: readonly Words[] = [
  // Croatian, Bosnian, Serbian
  {
    day: 'datum izvrsenja|datum transakcije|datum promene',
    'value-day': 'datum valute|datum valutiranja',
    description: 'opis placanja|opis transakcije|svrha|svrha placanja|opis plaćanja',
    payee: 'platitelj primatelj|primatelj platitelj|primatelj|platitelj',
    'money-out': 'isplate|isplata|na teret|duguje|rashod|iznos na teret',
    'money-in': 'uplate|uplata|u korist|potrazuje|prihod|iznos u korist',
    amount: 'iznos',
    balance: 'stanje|novo stanje|stanje racuna',
  },
  // Slovenian
  {
    day: 'datum transakcije|datum posla',
    description: 'namen|namen placila|opis',
    payee: 'prejemnik placnik|naziv|partner',
    'money-out': 'breme|v breme|odliv|odlivi|debet',
    'money-in': 'dobro|v dobro|priliv|prilivi|kredit',
    amount: 'znesek',
    balance: 'stanje|knjigovodsko stanje',
  },
  // Greek
  {
    day: 'ημερομηνια|ημ νια|ημερομηνια συναλλαγης|ημερομηνια κινησης',
    'value-day': 'valeur|ημερομηνια valeur|ημερομηνια αξιας',
    description: 'περιγραφη|αιτιολογια|περιγραφη συναλλαγης',
    'money-out': 'χρεωση|χρεωσεις|αναληψη',
    'money-in': 'πιστωση|πιστωσεις|καταθεση',
    amount: 'ποσο|ποσο συναλλαγης',
    balance: 'υπολοιπο|λογιστικο υπολοιπο|προοδευτικο υπολοιπο',
    currency: 'νομισμα',
    marker: 'προσημο ποσου|χρεωση πιστωση|χ π',
  },
  // Romanian
  {
    day: 'data tranzactiei|data tranzactie|data procesarii',
    'value-day': 'data valutei|data valuta',
    description: 'descriere|detalii tranzactie|detalii|explicatii',
    'money-out': 'sume debitate|debit suma|iesiri|plati',
    'money-in': 'sume creditate|credit suma|intrari|incasari',
    amount: 'suma|suma tranzactiei|valoare',
    balance: 'sold|sold final|sold contabil|sold curent',
    currency: 'valuta contului',
  },
  // Bulgarian and Macedonian
  {
    day: 'дата на операция|дата на транзакция|дата',
    description: 'основание|описание на транзакцията|опис на налог',
    'money-out': 'дебит|дт|изходящи|расходи',
    'money-in': 'кредит|кт|входящи|приходи',
    amount: 'сума|стойност',
    balance: 'салдо|крайно салдо|салдо по сметка|состојба',
  },
  // Turkish
  {
    day: 'tarih|islem tarihi|valor tarihi',
    description: 'aciklama|islem aciklamasi',
    'money-out': 'borc|cikan|giden tutar|para cikisi',
    'money-in': 'alacak|giren|gelen tutar|para girisi',
    amount: 'tutar|islem tutari|miktar',
    balance: 'bakiye|kalan bakiye|son bakiye',
  },
  // Romanian
  {
    'day-begun': 'data începerii|data de început|data de începere|data început',
    'day-ended': 'data de sfârșit|data sfârșit|data încheierii',
    'day-booked':
      'data finalizării|data completării|data de finalizare|data contabilizării|data decontării|data înregistrare|data procesare',
    day: 'ziua|data și ora|data efectuării|data execuției|data operării',
    description:
      'descrierea tranzacției|descriere tranzacție|explicație|detalii plată|detalii operațiune|tranzacție detalii|mesaj|observații|descriere operațiune|detaliile tranzacției|comentariu|mențiuni|detalii plata',
    payee:
      'beneficiar|ordonator|nume beneficiar|partener|nume partener|plătitor|comerciant|contrapartidă|beneficiar ordonator|nume denumire ordonator beneficiar|denumire partener|nume|ordonator beneficiar|nume comerciant|expeditor|destinatar|furnizor',
    amount: 'suma tranzacție|sumă tranzacție|suma operațiunii|suma în valuta contului|valoare tranzacție',
    'money-in': 'încasare|intrare|alimentări|venituri|suma creditată|venit|depunere',
    'money-out': 'ieșire|retrageri|cheltuieli|suma debitată|cheltuială|retragere',
    fee: 'comisioane|comision tranzacție|suma comision|taxe',
    balance: 'sold după tranzacție|sold disponibil|sold cont|sold intermediar|soldul contului|sold după operațiune',
    currency: 'valută cont|valuta tranzacției|cod valută|moneda contului',
    account: 'cont iban|nr cont|numărul contului|contul meu|numele contului|cont client|cont propriu',
    'source-id':
      'id tranzacție|număr tranzacție|nr tranzacție|identificator|cod tranzacție unic|numărul tranzacției|id operațiune|identificator tranzacție',
    reference:
      'referință|referința|nr referință|referința băncii|număr document|nr document|referință tranzacție|număr referință|referința tranzacției|număr factură|referinta tranzactiei',
    status: 'stare|stare tranzacție|status tranzacție|starea tranzacției|starea plății',
    marker: 'semn|sensul tranzacției',
    kind: 'tip tranzacție|tipul tranzacției|tip operațiune|tipul operațiunii|fel operațiune',
  },
  // Greek
  {
    'day-begun': 'ημερομηνία έναρξης|ημ νία έναρξης',
    'day-booked':
      'ημερομηνία ολοκλήρωσης|ημ νία ολοκλήρωσης|ημερομηνία λογιστικής|ημερομηνία καταχώρησης|ημ νία καταχώρησης|ημ καταχώρησης|λογιστική ημερομηνία|ημερομηνία εγγραφής|ημερομηνία εκκαθάρισης|ημερομηνία καταχώρισης',
    day: 'ημ κίνησης|ημερομηνία & ώρα|ημέρα|ημερομηνία και ώρα|ημ νία κίνησης|ημερομηνία ώρα|ημερομηνία εκτέλεσης',
    'day-made': 'ημ νία συναλλαγής|ημ συναλλαγής|ημερομηνία αγοράς|ημερομηνία πληρωμής|ημ νία αγοράς',
    'value-day': 'ημερομηνία τοκοφορίας|τοκοφόρος ημερομηνία|ημ νία αξίας|ημ valeur|ημ νία valeur',
    description:
      'λεπτομέρειες|σχόλια|σχόλιο|παρατηρήσεις|αιτιολογία συναλλαγής|περιγραφή κίνησης|κείμενο|πληροφορίες|σημειώσεις|στοιχεία συναλλαγής|επιπλέον πληροφορίες|περιγραφή συναλλαγών|πρόσθετα στοιχεία',
    payee:
      'δικαιούχος|όνομα|αντισυμβαλλόμενος|έμπορος|ονοματεπώνυμο|παραλήπτης|όνομα αντισυμβαλλομένου|αποστολέας|επωνυμία|επωνυμία εμπόρου|εντολέας|ονοματεπώνυμο αντισυμβαλλόμενου|εντολέας δικαιούχος|κατάστημα εμπόρου',
    amount: 'ποσό κίνησης|ποσό σε ευρώ',
    'money-in': 'καταθέσεις|έσοδα|ποσό πίστωσης|εισροή|εισπράξεις|είσπραξη|εισροές|έσοδο|πιστωτικό ποσό',
    'money-out': 'αναλήψεις|έξοδα|ποσό χρέωσης|εκροή|πληρωμές|εκροές|έξοδο|χρεωστικό ποσό',
    fee: 'προμήθεια|προμήθειες|έξοδα τράπεζας|ποσό προμήθειας|έξοδα συναλλαγής',
    balance:
      'νέο υπόλοιπο|υπόλοιπο λογαριασμού|υπόλοιπο μετά|διαθέσιμο υπόλοιπο|υπόλοιπο μετά τη συναλλαγή|τρέχον υπόλοιπο',
    currency: 'νόμισμα λογαριασμού|νόμισμα συναλλαγής|κωδικός νομίσματος',
    account: 'αριθμός λογαριασμού|αρ λογαριασμού|ονομασία λογαριασμού|αρ λογ σμού',
    'source-id': 'αριθμός συναλλαγής|κωδικός αναφοράς συναλλαγής|αρ συναλλαγής|αναγνωριστικό συναλλαγής',
    reference:
      'αριθμός αναφοράς|αναφορά|αριθμός επιταγής|αρ παραστατικού|αρ αναφοράς|κωδικός αναφοράς|αρ επιταγής|παραστατικό|αριθμός παραστατικού|αριθμός εντολής',
    status: 'κατάσταση|κατάσταση συναλλαγής|κατάσταση πληρωμής',
    marker: 'πρόσημο|πίστωση χρέωση|π χ',
    kind: 'τύπος|τύπος συναλλαγής|είδος|είδος συναλλαγής|είδος κίνησης|τύπος κίνησης',
  },
  // Turkish
  {
    'day-begun': 'başlangıç tarihi|başlama tarihi',
    'day-ended': 'bitiş tarihi',
    'day-booked':
      'tamamlanma tarihi|tamamlandığı tarih|muhasebe tarihi|kayıt tarihi|hesaba geçiş tarihi|ekstre tarihi|fiş tarihi|provizyon tarihi muhasebe|muhasebeleşme tarihi|hesaba işlenme tarihi',
    day: 'tarih saat|tarih ve saat|gün|hareket tarihi|i̇şlem tarihi saati|i̇şlem tarihi ve saati|i̇şlem zamanı',
    'day-made': 'harcama tarihi|alışveriş tarihi|satın alma tarihi|ödeme tarihi|oluşturma tarihi|provizyon tarihi',
    description:
      'detay|açıklamalar|i̇şlem detayı|not|i̇şlem adı|ödeme açıklaması|hareket açıklaması|mesaj|i̇şlem detayları|harcama açıklaması|hareket detayı|ek açıklama|detaylar|notlar',
    payee:
      'alıcı|gönderen|karşı taraf|ad soyad|i̇şyeri|üye işyeri|alıcı gönderen|alıcı adı|gönderen adı|i̇şyeri adı|karşı hesap adı|lehdar|unvan|gönderen alıcı|karşı taraf adı|ünvan|alıcı ad soyad|gönderici|amir|ad soyad unvan|tedarikçi',
    amount: 'meblağ|hareket tutarı|tutar tl|tutarı|harcama tutarı|tl tutar|i̇şlem miktarı',
    'money-in': 'gelir|yatan|yatırılan|giren tutar|gelirler|yatan tutar|tahsilat|girişler',
    'money-out': 'gider|çekilen|çekilen tutar|çıkan tutar|harcama|giderler|harcamalar|çıkışlar',
    fee: 'komisyon|masraf|ücret|i̇şlem ücreti|masraf tutarı|komisyon tutarı|i̇şlem masrafı|masraflar',
    balance:
      'güncel bakiye|i̇şlem sonrası bakiye|hesap bakiyesi|kullanılabilir bakiye|yeni bakiye|kalan|bakiye tl|anlık bakiye',
    currency: 'döviz cinsi|döviz kodu|pb|hesap para birimi|para cinsi|para birim|döviz tipi|tutar birimi',
    account: 'hesap adı|müşteri hesap no|hesap no iban|hesap iban|hesabım',
    'source-id':
      'i̇şlem no|i̇şlem numarası|dekont no|fiş no|referans no|i̇şlem id|i̇şlem referansı|hareket no|dekont numarası|benzersiz no|i̇şlem referans no',
    reference:
      'referans|referans numarası|belge no|çek no|makbuz no|evrak no|fatura no|sorgu no|belge numarası|çek numarası',
    status: 'statü|ödeme durumu|durumu',
    marker: 'borç alacak|alacak borç|yön|i̇şaret||gelir gider|giriş çıkış|i̇şlem yönü|gelen giden|borç alacak kodu',
    kind: 'i̇şlem tipi|i̇şlem türü|tür|hareket tipi|hareket türü|ödeme tipi|ödeme türü',
  },
  // Russian
  {
    'day-begun': 'дата начала|дата начала операции',
    'day-ended': 'дата окончания',
    'day-booked':
      'дата завершения|дата выполнения|дата зачисления|дата отражения|дата отражения по счету|дата учета|дата проведения операции|дата отражения операции|дата отражения в учете',
    day: 'дата и время|день|дата время|дата и время операции|дата движения|дата исполнения',
    'day-made':
      'дата транзакции|дата покупки|дата платежа совершения|дата авторизации|дата создания|дата и время совершения|дата совершения транзакции|дата заказа|дата авторизации операции',
    'value-day': 'дата валютирования|дата валюты',
    description:
      'описание операции|детали операции|комментарий|содержание операции|примечание|наименование операции|подробности|содержание|описание транзакции|сообщение|детали платежа|назначение операции|расшифровка операции|описание платежа|комментарии|детализация|заметка|примечания',
    payee:
      'контрагент|получатель|плательщик|отправитель|наименование контрагента|мерчант|торговая точка|имя|получатель плательщик|наименование получателя|магазин|название контрагента|контрагент наименование|корреспондент|наименование плательщика|имя получателя|продавец|поставщик|плательщик получатель|торгово сервисное предприятие|фио',
    amount:
      'сумма в рублях|сумма руб|сумма транзакции|сумма в руб|сумма в валюте карты|сумма движения|сумма списания зачисления',
    'money-in':
      'зачисления|доход|пополнение|сумма по кредиту|сумма зачисления|пополнения|доходы|приход руб|сумма прихода|сумма кредит|поступило|зачислено|обороты по кредиту|кредитовый оборот|сумма поступления',
    'money-out':
      'сумма по дебету|сумма списания|расходы|снятие|расход руб|сумма расхода|сумма дебет|списано|обороты по дебету|дебетовый оборот|траты|израсходовано',
    fee: 'комиссия|комиссии|сумма комиссии|комиссия банка|комиссия руб|комиссия за операцию',
    balance:
      'остаток после операции|остаток на счете|остаток средств|исходящий остаток|баланс после операции|баланс счета|остаток на конец|остаток после|текущий остаток|остаток руб|остаток по карте|сальдо',
    currency: 'код валюты|валюта карты|валюта операции|валюта суммы|валюта остатка',
    account: 'лицевой счет|мой счет|название счета|счет карты|наименование счета|лицевой счёт|р с',
    'source-id':
      'номер операции|номер транзакции|id операции|идентификатор операции|id транзакции|идентификатор|идентификатор транзакции|ид операции|уникальный номер',
    reference:
      'номер документа|референс|документа|код авторизации|док|номер платежа|номер док|номер платежного поручения|номер чека|референс операции|п п док|номер заказа',
    status: 'статус операции|статус платежа|статус транзакции|состояние операции',
    marker:
      'приход расход|д к|знак|расход приход|направление|кредит дебет|доход расход|направление платежа|списание зачисление|признак дебета кредита|зачисление списание',
    kind: 'тип|тип операции|вид операции|вид|тип транзакции|вид платежа|тип движения',
  },
  // Ukrainian
  {
    'day-begun': 'дата початку|дата початку операції',
    'day-ended': 'дата закінчення',
    'day-booked': 'дата завершення|дата обробки|дата зарахування|дата відображення|дата списання',
    day: 'дата та час|день|дата та час операції|дата виконання',
    'day-made': 'дата транзакції|дата здійснення|дата покупки|дата авторизації|дата здійснення операції',
    'value-day': 'дата валютування|дата валюти',
    description:
      'призначення|коментар|деталі платежу|зміст операції|примітка|опис транзакції|підстава|повідомлення|додаткова інформація|коментарі|примітки',
    payee:
      'контрагент|отримувач|платник|одержувач|назва контрагента|відправник|ім я|найменування контрагента|кореспондент|торговець|назва отримувача|платник отримувач|магазин|торгова точка',
    amount: 'сума операції|сума платежу|сума транзакції|сума в гривні|сума грн|сума в грн|сума в uah',
    'money-in':
      'надходження|дохід|поповнення|прихід|доходи|сума кредит|сума надходження|оборот кредит|сума по кредиту|надходження грн',
    'money-out': 'витрата|витрати|видаток|видатки|зняття|сума дебет|оборот дебет|сума по дебету|витрати грн',
    fee: 'комісія|комісії|сума комісії|комісія банку',
    balance:
      'залишок на рахунку|вихідний залишок|залишок коштів|поточний залишок|баланс після операції|залишок по рахунку',
    currency: 'код валюти|валюта операції|валюта залишку|валюта платежу',
    account: 'назва рахунку|особовий рахунок',
    'source-id':
      'номер операції|id транзакції|референс операції|номер транзакції|id операції|ідентифікатор операції|ідентифікатор',
    reference: 'номер документа|референс|документа|номер документу|код авторизації|номер чека|док|номер платежу',
    status: 'стан|статус операції|статус платежу|стан операції|статус транзакції',
    marker: 'знак|напрямок|д к|тип руху|кредит дебет|надходження витрати|дохід витрата',
    kind: 'тип|тип операції|вид операції|тип транзакції|вид',
  },
  // Croatian, Bosnian, Serbian
  {
    'day-booked': 'datum završetka|datum dovršetka|датум завршетка',
    'day-begun': 'datum početka|датум почетка',
    'day-ended': 'datum kraja|датум краја',
    day: 'датум|датум трансакције',
    description: 'опис|сврха плаћања',
    'money-out': 'исплата|на терет|дугује',
    'money-in': 'уплата|у корист|потражује',
    amount: 'износ',
    balance: 'стање|ново стање',
    fee: 'naknada|provizija|накнада|провизија',
    status: 'status transakcije|статус|стање трансакције',
    kind: 'vrsta|vrsta transakcije|врста',
  },
  // Slovenian
  {
    'day-booked': 'datum zaključka|datum dokončanja',
    'day-begun': 'datum začetka',
    'day-ended': 'datum konca',
    fee: 'pristojbina|nadomestilo',
    status: 'status transakcije',
    kind: 'vrsta transakcije',
  },
  // Bulgarian and Macedonian
  {
    'day-booked': 'дата на завършване|дата на приключване|датум на завршување',
    'day-begun': 'начална дата|дата на започване|датум на започнување',
    'day-ended': 'крайна дата',
    fee: 'такса|такси|комисиона|комисионна|провизија',
    status: 'състояние|статус на операцията',
    kind: 'вид|вид операция',
  },
];
