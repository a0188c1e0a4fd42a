import { describe, expect, test } from 'vitest';
import { directionOf, markerOf, statementOf } from './words.ts';

describe('the way money went, by the words of a bank', () => {
  test.each([
    ...'POS|Purchase|ATM|Fee|Fees|Charge|Charges|Charged|Payment to|Paybill|Pay bill|Funds transfer to|Fund transfer to|Airtime'.split(
      '|',
    ),
    'Debit order 7',
    'KARTENZAHLUNG EDEKA',
  ])('%s is out', (text) => {
    expect(directionOf(text)).toBe('out');
  });

  test.each([...'Salary|Cashback|Cash back|Deposit|Refund|Gehalt|Inward|Thank you'.split('|'), 'CREDIT INTEREST'])(
    '%s is in',
    (text) => {
      expect(directionOf(text)).toBe('in');
    },
  );

  test.each([
    ['Pago en Bar Sol', 'out'],
    ['Traspaso recibido Cuenta', 'in'],
    ['Nómina recibida', 'in'],
    ['Devolución tarjeta', 'in'],
    ['Pix enviado', 'out'],
    ['Virement émis', 'out'],
    ['Virement reçu', 'in'],
    ['Überweisung an Karl', 'out'],
    ['Rückerstattung', 'in'],
    ['Betaling aan Winkel', 'out'],
    ['Bonifico in entrata', 'in'],
    ['Płatność kartą', 'out'],
    ['Umepokea pesa', 'in'],
    ['Virement', null],
    ['Overboeking', null],
    ['Uberweisung', null],
  ])('%s in other languages', (text, way) => {
    expect(directionOf(text)).toBe(way);
  });

  test.each([
    '',
    'Rent',
    'Purchase refund',
    'position',
    'feed',
    'compost',
    'xfees',
    'redeposited',
    `${'x'.repeat(297)} fees`,
  ])('%s says nothing', (text) => {
    expect(directionOf(text)).toBeNull();
  });

  test('is looked for in three hundred letters', () => {
    expect(directionOf(`${'x'.repeat(295)} fees`)).toBe('out');
  });
});

describe('a marker', () => {
  test.each(
    'cr credit c in inflow h haben bij krediet kredit crdt income deposit + k kt cb credito received'
      .split(' ')
      .concat('money in'),
  )('%s is in', (word) => {
    expect(markerOf(word)).toBe('in');
    expect(markerOf(` ${word.toUpperCase()}. `)).toBe('in');
  });

  test.each(
    'dr debit d out outflow s soll af debiet debet dbit db expense withdrawal - dt a debito sent'
      .split(' ')
      .concat('money out'),
  )('%s is out', (word) => {
    expect(markerOf(word)).toBe('out');
    expect(markerOf(` ${word.toUpperCase()}. `)).toBe('out');
  });

  test.each(['', 'x', 'd.r', 'dr..', 'drx', '.dr', 'constructor'])('%j is none', (word) => {
    expect(markerOf(word)).toBeNull();
  });
});

describe('a line that states a balance', () => {
  test.each([
    ...'Opening balance|Open bal|Start balance|Starting balance|Begin saldo|Beginning balance|Previous balance|Initial balance'.split(
      '|',
    ),
    ...'Anfangssaldo|Openingssaldo|OpeningBalance|Balance brought forward|Brought forward|Brought fwd|B/F|Balance b/f|Bal b/f'.split(
      '|',
    ),
    ...'Vorige saldo|Oorgebringde saldo|Saldo oorgebring|Alter Kontostand|Saldo anterior|Solde initial|Ancien solde'.split(
      '|',
    ),
    ...'Open|Opening|Balance at the start|Balance at start of May|Solde en début|Saldo al inizio|Saldo am Beginn'.split(
      '|',
    ),
    ...'Saldo początkowe|Saldo iniziale|Opening balance (ZAR) 12|OPENING BALANCE:|B/F 12'.split('|'),
  ])('%s is the one before', (text) => {
    expect(statementOf(text)).toBe('opening');
  });

  test.each([
    ...'Closing balance|Close bal|Ending balance|End balance|Final balance|Slotsaldo|ClosingBalance|Balance carried forward'.split(
      '|',
    ),
    ...'Carried forward|Carried fwd|C/F|Balance c/f|Bal c/f|Saldo oorgedra|Neuer Kontostand|Kontostand|Endsaldo|Saldo final'.split(
      '|',
    ),
    ...'Nouveau solde|Solde final|Eindsaldo|Current balance|Available balance|Ledger balance|Close|Closing'.split('|'),
    ...'Balance at the end|Balance at end of May|Solde al fine|Saldo am Ende|Saldo końcowe|Saldo finale|Schlussaldo|Schlusssaldo'.split(
      '|',
    ),
  ])('%s is the one behind', (text) => {
    expect(statementOf(text)).toBe('closing');
  });

  test.each([
    ...'Total|Totals|Grand total|Subtotal|Sub total|Sub totals|Transactions total|Totaal|Summe|Closing total|Total debits'.split(
      '|',
    ),
    ...'Total credit|Total amount|Total paid in|Total 12'.split('|'),
  ])('%s adds up', (text) => {
    expect(statementOf(text)).toBe('total');
  });

  test.each([
    ...'|Balance|My opening balance|Opening balances|Opened|Reopen|Opening hours|Brought forwards|Balanced brought forward|xb/f|b/fx'.split(
      '|',
    ),
    ...'Balance b/fx|Bal b/fx|xbalance b/f|xbal b/f|Vorige saldos|xVorige saldo|xSaldo oorgebring|Saldo oorgebringx'.split(
      '|',
    ),
    ...'xAnfangssaldo|Anfangssaldox|xopening|openings|xBalance at start|Balance at startx|Balance of start|xSaldo iniziale'.split(
      '|',
    ),
    ...'Saldo inizialex|My closing balance|Closing balances|xCarried forward|Carried forwards|xc/f|c/fx|xbalance c/f|Balance c/fx'.split(
      '|',
    ),
    ...'xbal c/f|bal c/fx|xSaldo oorgedra|Saldo oorgedrax|xKontostand|Kontostandx|xcurrent balance|Current balances|xclose|closed'.split(
      '|',
    ),
    ...'xBalance at end|Balance at endx|xSaldo finale|Saldo finalex|xSchlusssaldo|Schlusssaldox|xtotal|totalx|Totally|Paid total'.split(
      '|',
    ),
    `${'-'.repeat(120)}Total`,
  ])('%j is none', (text) => {
    expect(statementOf(text)).toBeNull();
  });
});
