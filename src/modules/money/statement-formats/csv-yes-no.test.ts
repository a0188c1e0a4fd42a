import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

/** The rows that moved or will, `-5.10 booked`, and how many lines are left out; or what is asked. */
function read(lines: readonly string[]): string[] {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'EUR', mapping: undefined, answers: {} });
  if (reading.kind === 'questions') return reading.questions.map(({ about, word }) => `asks ${about} ${word ?? ''}`);
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  return reading.accounts.flatMap(({ rows, skipped }) => [
    ...rows.map(({ amount: { minor }, status }) => `${minor} ${status}`),
    ...skipped.map(({ reason }) => reason),
  ]);
}

const table = (name: string, answers: readonly string[]): string[] => [
  `Date,Text,Amount,${name}`,
  ...answers.map((answer, at) => `2026-03-0${at + 1},Shop ${at},-${at + 1}.00,${answer}`),
];

describe('a column that says yes or no to whether money', () => {
  test.each([
    ['Pending', ['No', 'Yes', 'No']],
    ['Is pending', ['false', 'true', 'false']],
    ['isPending', ['FALSE', 'TRUE', 'FALSE']],
    ['Pending?', ['N', 'Y', 'N']],
    ['Uncleared', ['', 'yes', '']],
    ['Vorgemerkt', ['Nein', 'Ja', 'Nein']],
    ['Pendiente', ['No', 'Sí', 'No']],
    ['En attente', ['non', 'oui', 'non']],
    ['Pendente', ['Não', 'Sim', 'Não']],
  ])('is pending tells that of a row: %s', (name, answers) => {
    expect(read(table(name, answers))).toEqual(['-100 booked', '-200 pending', '-300 booked']);
  });

  test.each([
    ['Reversed', ['No', 'Yes', 'No']],
    ['is_reversed', ['0', '1', '0'].map((answer) => (answer === '1' ? 'true' : 'false'))],
    ['Cancelled', ['N', 'Y', 'N']],
    ['Declined', ['', 'Yes', '']],
    ['Storniert', ['nein', 'ja', 'nein']],
  ])('did not move in the end leaves that row out: %s', (name, answers) => {
    expect(read(table(name, answers))).toEqual(['-100 booked', '-300 booked', 'not-completed']);
  });

  test.each([
    ['Booked?', ['Yes', 'No', 'Yes'], 'no'],
    ['Settled', ['Y', 'N', 'Y'], 'no'],
    ['Cleared', ['Y', 'N', 'Y'], 'no'],
    ['Gebucht', ['Ja', 'Nein', 'Ja'], 'nein'],
    ['Posted', ['No', 'No', 'No'], 'no'],
  ])('is booked is asked what a no means: %s', (name, answers, word) => {
    expect(read(table(name, answers))).toEqual([`asks statuses ${word}`]);
  });

  test.each([
    ['all of it is', 'Booked', ['Yes', 'Yes', 'Yes']],
    ['it asks what a person did', 'Reconciled', ['Yes', 'No', 'Yes']],
    ['it asks how it was ordered', 'Scheduled', ['Yes', 'No', 'Yes']],
    ['it asks of something else', 'Recurring', ['Yes', 'No', 'Yes']],
  ])('is booked asks nothing where %s', (_, name, answers) => {
    expect(read(table(name, answers))).toEqual(['-100 booked', '-200 booked', '-300 booked']);
  });

  test('is booked has its answers under any name of the amounts, beside other columns named for what was booked', () => {
    const lines = [
      'Posted account,Posted date,Text,Value,Settled',
      '123456,2026-03-01,A,-1.00,Y',
      '123456,2026-03-02,B,-2.00,N',
      '123456,2026-03-03,Balance,,',
    ];
    expect(read(lines)).toEqual(['asks statuses no']);
  });

  test('is pending leaves the last word to a column of statuses', () => {
    const lines = [
      'Date,Text,Amount,Status,Pending',
      '2026-03-01,A,-1.00,Completed,No',
      '2026-03-02,B,-2.00,Failed,No',
      '2026-03-03,C,-3.00,Completed,No',
    ];
    expect(read(lines)).toEqual(['-100 booked', '-300 booked', 'not-completed']);
  });
});

describe('a column of debit and credit', () => {
  const cards = (name: string): string[] => [
    `Date,Text,Amount,${name}`,
    '2026-03-01,Shop,-1.00,Credit',
    '2026-03-02,Salary,50.00,Debit',
    '2026-03-03,Rent,-3.00,Debit',
  ];
  test.each(['Card type', 'Type of card', 'Payment method', 'Kartenart', 'Tipo de tarjeta', 'Card'])(
    'that is named for a card does not say which way money went: %s',
    (name) => {
      expect(read(cards(name))).toEqual(['-100 booked', '5000 booked', '-300 booked']);
    },
  );

  test.each(['Foo', 'Type', 'Payment'])('under another name is asked about where signs contradict it: %s', (name) => {
    expect(read(cards(name))).toEqual(['asks sign ']);
  });

  test('alone on one row does not turn its sign, where it is named for a card', () => {
    expect(read(['Date,Text,Amount,Card type', '2026-03-01,Shop,-1.00,Credit'])).toEqual(['-100 booked']);
  });
});
