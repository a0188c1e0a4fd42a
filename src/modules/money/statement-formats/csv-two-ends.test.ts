import { describe, expect, test } from 'vitest';
import { accountsOfLines } from '#testing/csv-lines.ts';

const accountsIn = (lines: readonly string[]) => accountsOfLines(lines);

const OPEN = 'Each transaction names two accounts. Check which column has yours.';

describe('an account and an amount at each end', () => {
  const heading =
    'date,categoryName,payee,outcomeAccountName,outcome,outcomeCurrencyShortTitle,incomeAccountName,income,incomeCurrencyShortTitle';

  test('a row moves money out of the one and into the other', () => {
    expect(
      accountsIn([
        heading,
        '2026-07-02,Food,Cafe,Card,4.20,EUR,,,',
        '2026-07-03,Interest,,,,,Savings,7670.96,RUB',
        '2026-07-04,Holiday,,Cash,25000.00,RUB,Card,334.36,EUR',
      ]),
    ).toEqual({ 'Card EUR': ['-4.20', '334.36'], 'Savings RUB': ['7670.96'], 'Cash RUB': ['-25000.00'] });
  });

  test('an end with nothing is none, whatever account it names', () => {
    expect(
      accountsIn([
        heading,
        '2026-07-02,Food,Cafe,Card,4.20,EUR,Card,0,EUR',
        '2026-07-03,Pay,,Card,0.00,EUR,Card,100.00,EUR',
        '2026-07-04,,,Card,10.00,EUR,Cash,10.00,EUR',
      ]),
    ).toEqual({ 'Card EUR': ['-4.20', '100.00', '-10.00'], 'Cash EUR': ['10.00'] });
  });

  test('an amount without an account is shown', () => {
    expect(accountsIn([heading, '2026-07-02,Food,Cafe,Card,4.20,EUR,,,', '2026-07-03,Pay,,,,,,100.00,EUR'])).toEqual({
      'Card EUR': ['-4.20', '3 bad-sign'],
    });
  });

  test('money in and money out are in columns of their own', () => {
    expect(
      accountsIn([
        'Дата;Счёт списания;Расход;Счёт зачисления;Доход;Валюта;Описание',
        '02.07.2026;Карта;100,50;;;RUB;Кафе',
        '13.07.2026;;;Карта;5000,00;RUB;Аванс',
        '14.07.2026;Карта;200,00;Наличные;200,00;RUB;Банкомат',
      ]),
    ).toEqual({ 'Карта RUB': ['-100.50', '5000.00', '-200.00'], 'Наличные RUB': ['200.00'] });
  });

  test.each<[what: string, rows: string[]]>([
    [
      'one account at both ends',
      ['2026-07-02,Food,Cafe,Card,4.20,EUR,,,', '2026-07-03,Swap,,Card,5.00,EUR,Card,7.00,EUR'],
    ],
    ['a minus at money in', ['2026-07-02,Food,Cafe,Card,4.20,EUR,,,', '2026-07-03,Pay,,,,,Card,-7.00,EUR']],
    ['two amounts without currencies', ['2026-07-02,Food,Cafe,Card,4.20,,,,', '2026-07-03,,,Card,5.00,,Cash,7.00,']],
  ])('%s leaves the rows open', (_, rows) => {
    expect(accountsIn([heading, ...rows])).toMatch(/^asks currency$|^Each transaction names two/);
  });
});

describe('one amount, and a word for the kind', () => {
  test('an expense is out of the first account, income into it where the second is a category', () => {
    expect(
      accountsIn([
        'DATE,TYPE,FROM ACCOUNT,TO ACCOUNT/TO CATEGORY,AMOUNT,CURRENCY,AMOUNT 2,CURRENCY 2,TAGS,NOTES',
        '2026-06-09,Expense,Card,Food,1000,RUB,1000,RUB,,',
        '2026-06-08,Income,Card,Salary,5000,RUB,5000,RUB,,',
        '2026-06-07,Expense,Abroad,Food,7,USD,30,MYR,,',
        '2026-06-06,Transfer,Card,Abroad,900,RUB,10,USD,,',
        '2026-06-05,Correction,Card,Food,5,RUB,5,RUB,,',
      ]),
    ).toEqual({ 'Card RUB': ['-1000.00', '5000.00', '-900.00', '6 bad-sign'], 'Abroad USD': ['-7.00', '10.00'] });
  });

  test('income is into the end that is an own account elsewhere', () => {
    expect(
      accountsIn([
        'date,type,amount,currency_code,source_name,destination_name,description',
        '2026-06-09,Withdrawal,10.50,EUR,Current,Shop,a',
        '2026-06-10,Deposit,900.00,EUR,Employer,Current,b',
        '2026-06-11,Withdrawal,3.00,EUR,Cash,Kiosk,c',
        '2026-06-12,Transfer,50.00,EUR,Current,Cash,d',
      ]),
    ).toEqual({ 'Current EUR': ['-10.50', '900.00', '-50.00'], 'Cash EUR': ['-3.00', '50.00'] });
  });

  test('a transfer may name its other account beside the one of the rows', () => {
    const lines = [
      'Date,Amount,Account,Amount received,Account (to),Description,Transaction Type',
      '2026-06-09,10.50,Current,,,Shop,Expense',
      '2026-06-10,900.00,Current,,,Pay,Income',
      '2026-06-11,50.00,Current,50.00,Cash,ATM,Transfer',
    ];
    expect(accountsIn(lines)).toEqual({ 'Current ZAR': ['-10.50', '900.00', '-50.00'], 'Cash ZAR': ['50.00'] });
    // Where it stands on the other account once more, it is not counted twice.
    expect(accountsIn([...lines, '2026-06-11,50.00,Cash,50.00,Current,ATM,Transfer'])).not.toMatchObject({
      'Cash ZAR': ['50.00', '-50.00'],
    });
  });

  test('the amounts of a transfer may stand apart from those of other rows', () => {
    expect(
      accountsIn([
        'Date,Title,Category,Account,Amount,Currency,Type,Transfer Amount,Transfer Currency,To Account,Receive Amount,Receive Currency',
        '2026-06-09,Shop,Food,Card,"1,010.50",ARS,EXPENSE,,,,,',
        '2026-06-10,Pay,Work,Card,900.00,ARS,INCOME,,,,,',
        '2026-06-11,,,Card,,ARS,TRANSFER,500.00,ARS,Dollars,0.50,USD',
      ]),
    ).toEqual({ 'Card ARS': ['-1010.50', '900.00', '-500.00'], 'Dollars USD': ['0.50'] });
  });

  test('words for the ends alone are of accounts where each of them is known by other rows', () => {
    const lines = [
      '"Дата","Тип","Из","В","Метки","Сумма","Валюта"',
      '"09.06.2026","Расход","Карта","Еда","","500,00","RUB"',
      '"10.06.2026","Доход","Зарплата","Карта","","9000,00","RUB"',
      '"21.06.2026","Расход","Кошелёк","Кафе","","70,00","RUB"',
    ];
    expect(accountsIn([...lines, '"22.06.2026","Перевод","Карта","Кошелёк","","100,00","RUB"'])).toEqual({
      'Карта RUB': ['-500.00', '9000.00', '-100.00'],
      'Кошелёк RUB': ['-70.00', '100.00'],
    });
    expect(accountsIn([...lines, '"22.06.2026","Перевод","Карта","Копилка","","100,00","RUB"'])).toBe(OPEN);
  });

  test.each<[language: string, heading: string, expense: string, income: string, transfer: string]>([
    ['Afrikaans', 'Datum,Tipe,Van rekening,Na rekening,Bedrag', 'Uitgawe', 'Inkomste', 'Oordrag'],
    ['Arabic', 'التاريخ,النوع,من حساب,إلى حساب,المبلغ', 'مصروف', 'دخل', 'تحويل'],
    ['Chinese', '日期,交易类型,转出账户,转入账户,金额', '支出', '收入', '转账'],
    ['Czech', 'Datum,Typ,Z účtu,Na účet,Částka', 'Výdaj', 'Příjem', 'Převod'],
    ['Danish', 'Dato,Type,Fra konto,Til konto,Beløb', 'Udgift', 'Indtægt', 'Overførsel'],
    ['Dutch', 'Datum,Type,Van rekening,Naar rekening,Bedrag', 'Uitgave', 'Inkomsten', 'Overboeking'],
    ['English', 'Date,Type,From account,To account,Amount', 'Expense', 'Income', 'Transfer'],
    ['Finnish', 'Päivämäärä,Tyyppi,Tililtä,Tilille,Summa', 'Meno', 'Tulo', 'Siirto'],
    ['French', 'Date,Type,Compte source,Compte destination,Montant', 'Dépense', 'Revenu', 'Virement'],
    ['German', 'Datum,Typ,Von Konto,Auf Konto,Betrag', 'Ausgabe', 'Einnahme', 'Umbuchung'],
    ['Greek', 'Ημερομηνία,Τύπος,Από λογαριασμό,Σε λογαριασμό,Ποσό', 'Έξοδα', 'Έσοδα', 'Μεταφορά'],
    ['Hebrew', 'תאריך,סוג,מחשבון,לחשבון,סכום', 'הוצאה', 'הכנסה', 'העברה'],
    ['Hungarian', 'Dátum,Típus,Forrásszámla,Célszámla,Összeg', 'Kiadás', 'Bevétel', 'Átvezetés'],
    ['Indonesian', 'Tanggal,Tipe,Dari akun,Ke akun,Jumlah', 'Pengeluaran', 'Pemasukan', 'Transfer'],
    ['Italian', 'Data,Tipo,Conto di origine,Conto di destinazione,Importo', 'Uscita', 'Entrata', 'Giroconto'],
    ['Japanese', '日付,種類,振替元,振替先,金額', '支出', '収入', '振替'],
    ['Korean', '날짜,구분,출금계좌,입금계좌,금액', '지출', '수입', '이체'],
    ['Polish', 'Data,Typ,Z konta,Na konto,Kwota', 'Wydatek', 'Przychód', 'Przelew'],
    ['Portuguese', 'Data,Tipo,Conta de origem,Conta de destino,Valor', 'Despesa', 'Receita', 'Transferência'],
    ['Romanian', 'Data,Tip,Din cont,În cont,Suma', 'Cheltuială', 'Venit', 'Transfer'],
    ['Russian', 'Дата,Тип,Со счёта,На счёт,Сумма', 'Расход', 'Доход', 'Перевод'],
    ['Spanish', 'Fecha,Tipo,Cuenta origen,Cuenta destino,Importe', 'Gasto', 'Ingreso', 'Transferencia'],
    ['Swahili', 'Tarehe,Aina,Kutoka akaunti,Kwenda akaunti,Kiasi', 'Matumizi', 'Mapato', 'Uhamisho'],
    ['Swedish', 'Datum,Typ,Från konto,Till konto,Belopp', 'Utgift', 'Inkomst', 'Överföring'],
    ['Thai', 'วันที่,ประเภท,จากบัญชี,ไปยังบัญชี,จำนวนเงิน', 'รายจ่าย', 'รายรับ', 'โอน'],
    ['Turkish', 'Tarih,Tür,Kaynak hesap,Hedef hesap,Tutar', 'Gider', 'Gelir', 'Transfer'],
    ['Ukrainian', 'Дата,Тип,З рахунку,На рахунок,Сума', 'Витрата', 'Дохід', 'Переказ'],
    ['Vietnamese', 'Ngày,Loại,Từ tài khoản,Đến tài khoản,Số tiền', 'Chi tiêu', 'Thu nhập', 'Chuyển khoản'],
  ])('in %s', (_, heading, expense, income, transfer) => {
    expect(
      accountsIn([
        heading,
        `2026-06-09,${expense},Alpha,,10.50`,
        `2026-06-10,${income},,Alpha,900.00`,
        `2026-06-11,${transfer},Alpha,Beta,50.00`,
      ]),
    ).toEqual({ 'Alpha ZAR': ['-10.50', '900.00', '-50.00'], 'Beta ZAR': ['50.00'] });
  });

  test('whose accounts they are is asked where income names two that are unknown, or that are both own', () => {
    const heading = 'Date,Type,From account,To account,Amount';
    expect(
      accountsIn([heading, '2026-06-09,Income,Employer,Current,900.00', '2026-06-10,Income,Bank,Savings,1.00']),
    ).toBe(OPEN);
    expect(
      accountsIn([
        heading,
        '2026-06-09,Expense,Current,Shop,900.00',
        '2026-06-09,Expense,Savings,Shop,900.00',
        '2026-06-10,Income,Current,Savings,1.00',
      ]),
    ).toBe(OPEN);
  });
});

describe('one amount without a word for the kind', () => {
  const heading = 'Id,Currency,Amount,Category,Date,Expense(Transfer Out),Income(Transfer In),Note';

  test('an end without an account is none', () => {
    expect(
      accountsIn([
        'Export,2026/09/29',
        heading,
        '1,MYR,1000,INIT_AMOUNT,10100101,,Bank,',
        '2,MYR,3500,Salary,20260901,,Bank,Pay',
        '3,MYR,100,Transfer,20260902,Bank,Card,Reload',
        '4,MYR,12.5,Food,20260903,Cash,,Breakfast',
      ]),
    ).toEqual({ 'Bank MYR': ['3500.00', '-100.00'], 'Card MYR': ['100.00'], 'Cash MYR': ['-12.50'] });
  });

  test('both names of an end count where they say the same', () => {
    expect(
      accountsIn([
        'Id,幣別,金額,分類,日期,付款(轉出),收款(轉入),備註',
        '2,TWD,3500,薪水,20260901,,銀行,a',
        '3,TWD,100,轉帳,20260902,銀行,卡,b',
        '4,TWD,12,早餐,20260903,現金,,c',
      ]),
    ).toEqual({ '銀行 TWD': ['3500.00', '-100.00'], '卡 TWD': ['100.00'], '現金 TWD': ['-12.00'] });
  });

  test('names of accounts that may be those of others are asked about', () => {
    const names = 'Date,Note,From account,To account,Amount';
    const both = ['2026-06-09,a,Current,Shop,900.00', '2026-06-10,b,Employer,Current,100.00'];
    expect(accountsIn([names, ...both])).toBe(OPEN);
    // No row names another end than an own one.
    expect(
      accountsIn([names, '2026-06-09,a,Current,,9.00', '2026-06-10,b,,Current,8.00', '2026-06-11,c,Current,Cash,7.00']),
    ).toEqual({ 'Current ZAR': ['-9.00', '8.00', '-7.00'], 'Cash ZAR': ['7.00'] });
  });
});

test('each account keeps its rows beside the names of others, long and each different', () => {
  expect(
    accountsIn([
      'Date,Payer,Currency,Amount,Expense,Income,Wallet,Main currency',
      '2026-06-09,Ann,MYR,10.00,Checking Account,,Black,SGD',
      '2026-06-10,Bob,MYR,20.00,,Savings Account,Brown,SGD',
      '2026-06-11,Cem,MYR,30.00,Holiday Account,Children Account,Black,SGD',
    ]),
  ).toEqual({
    'Checking Account MYR': ['-10.00'],
    'Savings Account MYR': ['20.00'],
    'Holiday Account MYR': ['-30.00'],
    'Children Account MYR': ['30.00'],
  });
});

test('a fee of a transfer is paid by the account that money left', () => {
  const lines = [
    'Date,Type,From account,To account,Amount,Fee',
    '2026-06-09,Expense,Current,,10.00,0.00',
    '2026-06-10,Income,,Current,20.00,0.00',
    '2026-06-11,Transfer,Current,Cash,30.00,1.00',
  ];
  expect(accountsOfLines(lines, { fee: 'beside' })).toEqual({
    'Current ZAR': ['-10.00', '20.00', '-30.00', '-1.00'],
    'Cash ZAR': ['30.00'],
  });
});

describe('lists of a bank keep their one account', () => {
  test.each<[what: string, lines: string[]]>([
    [
      'that name people',
      [
        'Date,Type,From,To,Amount,Balance',
        '2026-06-09,Debit,Ann,Bob,10.00,90.00',
        '2026-06-10,Credit,Carol,Ann,20.00,110.00',
        '2026-06-11,Debit,Ann,Dan,5.00,105.00',
      ],
    ],
    [
      'that name numbers',
      [
        'Date,Type,From account,To account,Amount,Balance',
        '2026-06-09,Debit,62000000001,62000000002,10.00,90.00',
        '2026-06-10,Credit,62000000003,62000000001,20.00,110.00',
        '2026-06-11,Debit,62000000001,62000000004,5.00,105.00',
      ],
    ],
    [
      'that have signs',
      [
        'Date,Note,From account,To account,Amount',
        '2026-06-09,a,Ann,Bob,-10.00',
        '2026-06-10,b,Carol,Ann,20.00',
        '2026-06-11,c,Ann,Dan,-5.00',
      ],
    ],
  ])('%s', (_, lines) => {
    expect(accountsIn(lines)).toEqual({ ' ZAR': ['-10.00', '20.00', '-5.00'] });
  });
});
