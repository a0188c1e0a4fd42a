import { describe, expect, it } from 'vitest';
import { readMt940 } from './mt940.ts';
import type { Reading } from './model.ts';

const read = (lines: readonly string[], currency: string | undefined = 'ZAR'): Reading =>
  readMt940(`${lines.join('\n')}\n`, 'utf-8', { currency, answers: {} });
const statement = (number: string, opening: string, entries: readonly string[], closing: string): string[] => [
  ':20:REF',
  ':25:12345678/10',
  `:28C:${number}`,
  `:60F:${opening}`,
  ...entries,
  `:62F:${closing}`,
  '-',
];

describe('MT940', () => {
  it('signs, booking and value days, references and a check of the balances', () => {
    expect(
      read([
        '{1:F01BANKZAJJXXXX0000000000}{2:I940BANKZAJJXXXXN}{4:',
        ...statement(
          '1/1',
          'C260301ZAR100,',
          [
            ':61:2602280301D42,50NTRFNONREF//B1',
            ':86:SHOP',
            ':61:260302C1000,NTRFINV7//B2',
            ':61:260303RC10,00NTRFNONREF',
            ':61:260304RD5,NTRFNONREF',
          ],
          'C260304ZAR1052,5',
        ).slice(0, -1),
        '-}',
      ]),
    ).toMatchObject({
      kind: 'read',
      accounts: [
        {
          account: '12345678/10',
          currency: 'ZAR',
          check: { kind: 'matches' },
          rows: [
            {
              line: 6,
              day: '2026-03-01',
              valueDay: '2026-02-28',
              amount: { minor: -4250n },
              sourceId: 'B1',
              reference: null,
              description: 'SHOP',
            },
            { amount: { minor: 100000n }, sourceId: 'B2', reference: 'INV7' },
            { amount: { minor: -1000n } },
            { amount: { minor: 500n } },
          ],
        },
      ],
    });
  });

  it('a booking day at the turn of the year, and a value day of thirty days in February', () => {
    expect(
      read(
        statement(
          '1',
          'C251231ZAR10,',
          [':61:2512310102D1,NTRFNONREF', ':61:2601011231D1,NTRFNONREF', ':61:2602300301D1,NTRFNONREF'],
          'C260301ZAR7,',
        ),
      ),
    ).toMatchObject({
      accounts: [
        {
          rows: [
            { day: '2026-01-02' },
            { day: '2025-12-31', valueDay: '2026-01-01' },
            { day: '2026-03-01', valueDay: null },
          ],
        },
      ],
    });
  });

  it('several statements of one account become one, and a missing one between them is named', () => {
    const first = statement('1', 'C260301ZAR100,', [':61:260301D10,NTRFNONREF'], 'C260301ZAR90,');
    expect(
      read([...first, ...statement('2', 'C260302ZAR90,', [':61:260302D10,NTRFNONREF'], 'C260302ZAR80,')]),
    ).toMatchObject({
      accounts: [
        {
          rows: [{}, {}],
          opening: { amount: { minor: 10000n } },
          closing: { amount: { minor: 8000n } },
          check: { kind: 'matches' },
        },
      ],
    });
    expect(
      read([...first, ...statement('3', 'C260303ZAR95,', [':61:260303D10,NTRFNONREF'], 'C260303ZAR85,')]),
    ).toMatchObject({ accounts: [{ check: { kind: 'gap', line: 12, gap: { minor: 500n } } }] });
  });

  it.each([
    [
      'subfields',
      [':86:166?00TRANSFER?20EREF+X1?21SVWZ+Invoice 4?22711?32ACME?33 LTD'],
      'ACME LTD Invoice 4711',
      'ACME LTD',
    ],
    ['words between slashes', [':86:/TRTP/SEPA/NAME/Acme/REMI/Invoice 1/ISDT/2026'], 'Acme Invoice 1', 'Acme'],
    ['several fields', [':86:FUEL', ':86:STATION 12'], 'FUEL STATION 12', null],
    [
      'a wrapped clock time that looks like a field',
      [':86:166?20SVWZ+Paid 2026-01-01T16', ':26:37 at shop'],
      'Paid 2026-01-01T16:26:37 at shop',
      null,
    ],
    ['nothing, so the second line of the entry', ['Card 1234'], 'Card 1234', null],
  ])('details in %s', (_, details, description, counterparty) => {
    expect(
      read(statement('1', 'C260301ZAR100,', [':61:260301D10,NTRFNONREF', ...details], 'C260301ZAR90,')),
    ).toMatchObject({ accounts: [{ rows: [{ description, counterparty }] }] });
  });

  it.each([
    [
      [':86:166?00TRANSFER?20EREF+X1?21SVWZ+Invoice 4?22711?32ACME?33 LTD'],
      'ACME LTD\n\nTRANSFER\nEREF+X1\nSVWZ+Invoice 4\n711',
    ],
    [[':86:166?00FEES?20MONTHLY FEE'], 'MONTHLY FEE\n\nFEES\nMONTHLY FEE'],
    [[':86:166?20MONTHLY FEE'], 'MONTHLY FEE'],
    [[':86:/TRTP/SEPA/NAME/Acme/REMI/Invoice 1'], 'Acme\n\n/TRTP/SEPA/NAME/Acme/REMI/Invoice 1'],
    [[':86:FUEL STATION 12'], 'FUEL STATION 12'],
  ])('keeps the words of %j with the other side first and no codes of fields', (details, bankText) => {
    expect(
      read(statement('1', 'C260301ZAR100,', [':61:260301D10,NTRFNONREF', ...details], 'C260301ZAR90,')),
    ).toMatchObject({ accounts: [{ rows: [{ bankText }] }] });
  });

  it('MT942 without balances, and expected entries as pending', () => {
    expect(
      read(
        [':20:R', ':25:1', ':34F:ZARD0,', ':61:260301C5,NTRFNONREF', ':61:260302EC7,NTRFNONREF', ':90C:2ZAR12,'],
        undefined,
      ),
    ).toMatchObject({
      accounts: [{ currency: 'ZAR', rows: [{ status: 'booked' }, { status: 'pending', amount: { minor: 700n } }] }],
    });
  });

  it('an entry that cannot be read fails with its line', () => {
    expect(read(statement('1', 'C260301ZAR100,', [':61:rubbish', ':61:261399D1,NTRF'], 'C260301ZAR90,'))).toMatchObject(
      {
        accounts: [
          {
            rows: [],
            failed: [
              { line: 5, reason: 'bad-record' },
              { line: 6, reason: 'bad-day' },
            ],
          },
        ],
      },
    );
  });

  it('a currency that nobody has is never taken for the account’s', () => {
    expect(read(statement('1', 'C260301QQQ100,', [':61:260301D1,NTRFNONREF'], 'C260301QQQ99,'))).toMatchObject({
      accounts: [{ rows: [], failed: [{ reason: 'bad-currency' }] }],
    });
    expect(read(statement('1', 'C020301DEM100,', [':61:020301D1,NTRFNONREF'], 'C020301DEM99,'))).toMatchObject({
      accounts: [{ currency: 'DEM', rows: [{ amount: { minor: -100n } }] }],
    });
  });

  it('a reference printed on every line identifies nothing', () => {
    expect(
      read(
        statement(
          '1',
          'C260301ZAR100,',
          [':61:260301D1,NTRFNONREF//555', ':61:260302D1,NTRFNONREF//555'],
          'C260302ZAR98,',
        ),
      ),
    ).toMatchObject({ accounts: [{ rows: [{ sourceId: null, reference: '555' }, { sourceId: null }] }] });
  });

  it('refuses fields without a statement', () => {
    expect(read([':20:R'])).toMatchObject({ kind: 'refused', code: 'NO_ROWS' });
  });

  it('a blank before the type, the currency behind the account, and the party by its slashes', () => {
    expect(
      read([
        ':20:REF',
        ':25:ZA12345678 ZAR',
        ':28C:1',
        ':60F:C260301ZAR100,',
        ':61:2603020302C50,00 NTRFNONREF//B1',
        ':86:166?00CREDIT?20RENT?21',
        ':NR:77?32A MAKER',
        ':61:2603030303D20,NTRFNONREF//B2',
        ':86:/CNTP/ZA99//Garage Holding (Pty)///REMI/USTD//FUEL MARCH/',
        ':62F:C260303ZAR130,',
        '-',
      ]),
    ).toMatchObject({
      accounts: [
        {
          account: 'ZA12345678',
          currency: 'ZAR',
          failed: [],
          check: { kind: 'matches' },
          rows: [
            { counterparty: 'A MAKER', amount: { minor: 5000n }, sourceId: 'B1' },
            { counterparty: 'Garage Holding (Pty)', description: 'Garage Holding (Pty) FUEL MARCH' },
          ],
        },
      ],
    });
  });
});
