import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUMBER_WORDS, STRUCK_OUT, strikeOut } from './written-amounts.ts';

test.each([
  ['CHECKERS SANDTON R1 234,50', `CHECKERS SANDTON ${STRUCK_OUT}`],
  ['POS 123.45 ZAR 0042', `POS ${STRUCK_OUT} 0042`],
  ['Fuel KSh 2,500 at Total', `Fuel ${STRUCK_OUT} at Total`],
  ['₦50,000 to Ada', `${STRUCK_OUT} to Ada`],
  ['Refund of 1.234,50 today', `Refund of ${STRUCK_OUT} today`],
  ['-99.00', `-${STRUCK_OUT}`],
  ...[
    'Kshs 1,000',
    'Kshs. 1000',
    'Ksh. 500',
    'KSH 500',
    'ksh 500',
    'US$ 500',
    'R -500',
    'r500',
    'zar 500',
    '500 R',
    '500/-',
    '5,000/=',
    'AUD 500',
    'UGX 10000',
    'GHS 40',
    'P500',
    'Rs 500',
    '¥500',
    'CHF 500',
    'R5k',
    'R 1.5m',
    'R1\u00a0234',
    'R1\u202f234',
    '1\u00a0234,50',
    '1\u202f234.50',
    'R\u00a0500',
    '500\u00a0ZAR',
    'R (500)',
    'R1 234',
  ].map((amount) => [
    `Paid ${amount}, thanks`,
    amount.endsWith(')') ? `Paid ${STRUCK_OUT}), thanks` : `Paid ${STRUCK_OUT}, thanks`,
  ]),
  ['Rent 4 rooms, 12 Park Road', 'Rent 4 rooms, 12 Park Road'],
  ['Shop 24 of 30 Rands Street', 'Shop 24 of 30 Rands Street'],
  ['Invoice 2026-03-10 no. 4471', 'Invoice 2026-03-10 no. 4471'],
  ['Paid on 10.03.2026', 'Paid on 10.03.2026'],
  ['M4 Motors', 'M4 Motors'],
  ['7-Eleven 24 hours', '7-Eleven 24 hours'],
])('%s is read as %s', (text, read) => {
  expect(strikeOut(text)).toBe(read);
});

describe('an amount is struck out whole', () => {
  test.each([
    'R 1 234.50',
    '1234.5',
    '1234.567',
    '0.5',
    '.50',
    'R1.5m',
    'R 1.5 million',
    '1.5 million',
    '12 thousand',
    '½ million',
    '2½ million',
    '5 mil',
    '5mil',
    'KES 5k',
    'R5 grand',
    '₦1,000',
    'N1000',
    'N1,000',
    'N 50,000',
    'N5k',
    'P1 500',
    'K250.5',
    '1,234',
    '12,34,567',
    '1’234',
    '1.234.567',
    '1 234',
    '500 rand',
    '500 bob',
    'rand 500',
    'Amount: 500',
    'bal 1200',
    '٣٤٥٫٥٠',
    '１２３４.５０',
    'twelve thousand',
    'Twelve Thousand Five Hundred and Fifty',
    'twenty-five thousand',
    'half a million',
    'a hundred and fifty',
    'one point five million',
    'rand fifty',
    'R fifty',
    'PLN 500',
    'F CFA 500',
    '500 kr',
  ])('%s', (amount) => {
    expect(strikeOut(`Paid ${amount}`)).toBe(`Paid ${STRUCK_OUT}`);
    expect(strikeOut(`${amount}: paid`)).toBe(`${STRUCK_OUT}: paid`);
  });

  test.each([
    ['twelve rand', `${STRUCK_OUT} rand`],
    ['Twelve thousand rand and fifty cents', `${STRUCK_OUT} rand and ${STRUCK_OUT} cents`],
    ['fifty bob for Amina', `${STRUCK_OUT} bob for Amina`],
    ['spent 250.00 at 12.30.', `spent ${STRUCK_OUT} at ${STRUCK_OUT}.`],
    ['0042 123.45', `0042 ${STRUCK_OUT}`],
    ['on 10.03.2026 12.50', `on 10.03.2026 ${STRUCK_OUT}`],
    ['VAT 15.5% of R99', `VAT 15.5% of ${STRUCK_OUT}`],
  ])('%s is read as %s', (text, read) => expect(strikeOut(text)).toBe(read));

  const groupings: ((whole: string) => string)[] = [
    (whole) => whole,
    ...[',', '.', ' ', '\u00a0', '\u202f', "'", '’'].map(
      (mark) => (whole: string) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, mark),
    ),
    (whole) => whole.replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ','),
  ];
  const signs = ['R', 'ZAR', 'KSh', 'KES', 'KShs.', '₦', 'NGN', '$', 'US$', 'USD', '€', 'EUR', '£', 'GBP', 'GHS', 'P'];
  const amount = fc
    .record({
      whole: fc.nat({ max: 999_999_999 }).map(String),
      decimals: fc.integer({ min: 0, max: 3 }),
      fraction: fc.nat({ max: 999 }).map((part) => String(part).padStart(3, '0')),
      group: fc.constantFrom(...groupings),
      mark: fc.constantFrom('.', ','),
      sign: fc.constantFrom(null, ...signs),
      gap: fc.constantFrom('', ' ', '\u00a0'),
      isBefore: fc.boolean(),
      minus: fc.constantFrom('', '-', '−', '+'),
    })
    // Nothing tells a whole number without a currency from that of a house, and two figures after P are a parking place.
    .filter(({ sign, decimals, whole }) => (sign === null ? decimals > 0 : sign !== 'P' || whole.length > 2))
    .map(({ whole, decimals, fraction, group, mark, sign, gap, isBefore, minus }) => {
      const number = group(whole) + (decimals === 0 ? '' : mark + fraction.slice(0, decimals));
      if (sign === null) return minus + number;
      return isBefore || sign === 'P' ? `${minus}${sign}${gap}${number}` : `${minus}${number}${gap}${sign}`;
    });

  test('in every notation, with up to three decimals', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('', 'POS ', 'Paid to Thandi '),
        fc.constantFrom('', ' at Total', ', thanks'),
        (written, before, after) => {
          expect(strikeOut(before + written + after)).toMatch(
            new RegExp(`^${before}[-−+]?${STRUCK_OUT}\\.?${after}$`, 'u'),
          );
        },
      ),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 3000) },
    );
  });

  const ONES = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
  const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  const below100 = fc.oneof(
    fc.constantFrom(...ONES, ...TENS),
    fc
      .tuple(fc.constantFrom(...TENS), fc.constantFrom('-', ' '), fc.constantFrom(...ONES.slice(0, 9)))
      .map((parts) => parts.join('')),
  );
  const large = fc
    .tuple(
      below100,
      fc.constantFrom('hundred', 'thousand', 'million'),
      fc.option(fc.tuple(fc.constantFrom(' ', ' and '), below100)),
    )
    .map(([count, scale, rest]) => `${count} ${scale}${rest === null ? '' : rest.join('')}`);
  const inWords = fc.oneof(
    large,
    fc
      .tuple(fc.oneof(below100, large), fc.constantFrom(' rand', ' naira', ' shillings', ' dollars'))
      .map((parts) => parts.join('')),
  );

  test('in English words', () => {
    fc.assert(
      fc.property(inWords, fc.boolean(), (written, isLoud) => {
        const said = strikeOut(`Paid ${isLoud ? written.toUpperCase() : written} to Sam`);
        expect(said).toMatch(/^Paid •••( rand| naira| shillings| dollars)? to Sam$/i);
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000) },
    );
  });
});

describe('what is no amount stays', () => {
  test.each([
    'N1 CITY',
    'N1 City Mall',
    'Engen N12',
    'SHELL N14 NORTH',
    'R21 Highway',
    'R300 FREEWAY',
    'corner R55 and Main',
    'M-PESA',
    'M4 Motors',
    'P2 Parking',
    'Valley of a Thousand Hills',
    'Four Seasons',
    'Seven Eleven',
    'One Stop Garage',
    'Twenty Four Seven Gym',
    'Rand Water',
    'Half Price Books',
    '10.03.2026',
    '3.10.26',
    '2026-03-10T08:00:00.123Z',
    '08:30',
    '12:30:15.250',
    '192.168.1.10',
    'v2.5',
    '15.5%',
    'Milk 1.5L',
    'Bananas 2.350 kg',
    'Data 1.5GB',
    '+27 82 123 4567',
    '082 123 4567',
    '+254 712 345 678',
    '0712 345 678',
    'Ref 123 456',
    'Invoice 4471',
    'INV-2026-0042',
    '12 Park Road',
    '30 Rands Street',
    '20 High Street',
    'PO Box 1234',
    'FNB 62123456789',
    'Unit 4B',
    '4f9daed4-aed4-4cad-8cad-12aed4567aed',
    '1, 91552bbd-0000-1000-8000-000000000000',
    'Order 5k run',
    'Grade 7 uniform',
    'Top 40',
    'Try 2 of 3',
  ])('%s', (text) => expect(strikeOut(text)).toBe(text));

  const two = fc.integer({ min: 1, max: 28 }).map((day) => String(day).padStart(2, '0'));
  const harmless = fc.oneof(
    fc
      .tuple(two, fc.constantFrom('/', '-', '.'), two, fc.integer({ min: 1990, max: 2040 }))
      .map(([day, mark, month, year]) => [day, month, year].join(mark)),
    fc.tuple(fc.integer({ min: 0, max: 23 }), two).map(([hour, minute]) => `${hour}:${minute}`),
    fc.integer({ min: 1, max: 99_999 }).map(String),
    fc.tuple(fc.constantFrom('N', 'M'), fc.integer({ min: 1, max: 18 })).map((parts) => parts.join('')),
    fc.uuid(),
    fc.tuple(fc.constantFrom('REF', 'INV', 'TX'), fc.nat({ max: 99_999_999 })).map((parts) => parts.join('-')),
    fc
      .integer({ min: 100_000_000, max: 999_999_999 })
      .map((digits) => `0${String(digits).replace(/(..)(...)(....)/, '$1 $2 $3')}`),
    fc.constantFrom('Woolworths', 'M-PESA', 'Thandi', 'Park Road', 'Airtime', 'Checkers Sandton', 'School', 'Engen'),
  );

  test('days, times, roads, references, telephone numbers, ids and names', () => {
    fc.assert(
      // Apart by commas: two numbers beside each other may read as one.
      fc.property(fc.array(harmless, { minLength: 1, maxLength: 4 }), (parts) => {
        const text = parts.join(', ');
        expect(strikeOut(text)).toBe(text);
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 3000) },
    );
  });
});

test('long texts are read in little time', () => {
  for (const piece of ['1 234 567 ', '1.2.3.4.', 'one and two and ', '0 1', 'R ', 'a hundred and ', '+27 82 ', 'N1 ']) {
    const text = piece.repeat(Math.ceil(4000 / piece.length));
    const begun = performance.now();
    strikeOut(text);
    expect(performance.now() - begun, piece).toBeLessThan(1500);
  }
});

test('each word that rows are not found by is struck out beside a currency', () => {
  const words = NUMBER_WORDS.replaceAll('?', '').split('|');
  expect(words).toEqual(expect.arrayContaining(['one', 'ninety', 'thousands', 'half', 'quarter']));
  expect(words.map((word) => strikeOut(`Paid R ${word}`))).toEqual(words.map(() => 'Paid •••'));
});

test.each(['082 123 4567 rand', '082 123 4567 R', '082 123 4567.50'])(
  '%s has the figures of a telephone and is an amount',
  (text) => {
    expect(strikeOut(text)).toContain('•••');
  },
);
