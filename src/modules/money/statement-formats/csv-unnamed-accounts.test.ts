import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountsOfLines as accounts } from '#testing/csv-lines.ts';

const [ONE, TWO, OTHER] = ['AT586000000012345678', 'AT586000000077895248', 'AT611904300234573201'];

describe('an account that comes first on every row of a table without names', () => {
  const row = (account: string, at: number, amount: string) => `${account};Text ${at};0${at}.05.2016;${amount};EUR`;

  test('is the own one, or each of several that come back', () => {
    const lines = [row(ONE, 2, '-3,98'), row(TWO, 3, '-3,35'), row(TWO, 4, '-8,80'), row(TWO, 5, '1440,00')];
    expect(accounts(lines)).toEqual({ [`${ONE} EUR`]: ['-3.98'], [`${TWO} EUR`]: ['-3.35', '-8.80', '1440.00'] });
    expect(accounts([row(ONE, 2, '-3,98'), row(ONE, 3, '5,00')])).toEqual({ [`${ONE} EUR`]: ['-3.98', '5.00'] });
  });

  test.each<[what: string, lines: string[]]>([
    ['another on every row', [row(ONE, 2, '-3,98'), row(TWO, 3, '-3,35'), row(`${ONE.slice(0, -1)}9`, 4, '-8,80')]],
    ['of several banks', [row(ONE, 2, '-3,98'), row(ONE, 3, '-3,35'), row(OTHER, 4, '-8,80'), row(OTHER, 5, '1,00')]],
    ['not on every row', [row(ONE, 2, '-3,98'), row(ONE, 3, '-3,35'), row('Cash', 4, '-8,80')]],
    [
      'behind a text',
      [row(ONE, 2, '-3,98'), row(ONE, 3, '-3,35')].map((line) => line.replace(/^(\S+);(Text \d)/, '$2;$1')),
    ],
  ])('is none that is %s', (_, lines) => {
    expect(Object.keys(accounts(lines))).toEqual([' EUR']);
  });

  test('keeps every row on its own account', () => {
    const rows = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 99_999 })), { minLength: 4, maxLength: 20 });
    fc.assert(
      fc.property(rows, (drawn) => {
        const lines = drawn.map(([isOne, cents], at) =>
          row(isOne ? ONE : TWO, (at % 9) + 1, `-${(cents / 100).toFixed(2).replace('.', ',')}`),
        );
        const found = accounts(lines);
        for (const [isOne, account] of [
          [true, ONE],
          [false, TWO],
        ] as const) {
          const own = drawn.flatMap(([mine, cents]) => (mine === isOne ? [`-${(cents / 100).toFixed(2)}`] : []));
          expect(found).toMatchObject(own.length === 0 ? {} : { [`${account} EUR`]: own });
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('a column for the number of an account or a card', () => {
  const table = (name: string) => [
    `${name},Date,Description,Amount,Currency`,
    'PL56 1160 2202 0000 0000 0000 0315,2026-06-19,Food,-65.59,PLN',
    'PL56 1160 2202 0000 0000 0000 0315,2026-06-18,Drinks,-3.50,PLN',
    '5236 XXXX XXXX 9288,2026-06-09,Fee,-7.99,PLN',
  ];

  test.each([
    'Numer rachunku/karty',
    'Konto-/Kartennummer',
    'Account or card number',
    'Card number / account number',
    'Numéro de compte ou carte',
    'Numero conto/carta',
    'Kontonummer eller kortnummer',
    'Číslo účtu/karty',
    'Номер счета или карты',
  ])('gives each its own account: %s', (name) => {
    expect(accounts(table(name))).toEqual({
      'PL56 1160 2202 0000 0000 0000 0315 PLN': ['-65.59', '-3.50'],
      '5236 XXXX XXXX 9288 PLN': ['-7.99'],
    });
  });

  test.each(['Channel/card', 'Account/type', 'Payee or card holder', 'Counterparty account/card'])(
    'is no other with a stroke in its name: %s',
    (name) => {
      const lines = ['Date,Description,Amount,Currency', '2026-06-19,Food,-65.59,PLN', '2026-06-18,Drinks,-3.50,PLN'];
      const cells = [name, 'PL56 1160 2202 0000 0000 0000 0315', '5236 XXXX XXXX 9288'];
      expect(accounts(lines.map((line, at) => `${line},${cells[at]}`))).toEqual({ ' PLN': ['-65.59', '-3.50'] });
    },
  );
});
