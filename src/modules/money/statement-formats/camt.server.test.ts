import { describe, expect, it } from 'vitest';
import { readCamt } from './camt.server.ts';
import type { Reading } from './model.ts';

const read = (text: string): Reading => readCamt(text, 'utf-8', { currency: 'ZAR', answers: {} });
const wrap = (inner: string, root = 'BkToCstmrStmt', part = 'Stmt'): string =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><${root}><GrpHdr><MsgId>M</MsgId></GrpHdr><${part}><CreDtTm>2026-03-31T08:00:00</CreDtTm><Acct><Id><IBAN>ZA001</IBAN></Id></Acct>${inner}</${part}></${root}></Document>`;
const balance = (code: string, amount: string, direction = 'CRDT'): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="ZAR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-03-31</Dt></Dt></Bal>`;
const entry = (
  amount: string,
  direction: string,
  inner = '',
  status = '<Sts>BOOK</Sts>',
  day = '<BookgDt><Dt>2026-03-02</Dt></BookgDt><ValDt><Dt>2026-03-01</Dt></ValDt>',
): string => `\n<Ntry><Amt Ccy="ZAR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}${day}${inner}</Ntry>`;
const detail = (amount: string, end: string, name: string): string =>
  `<TxDtls><Refs><EndToEndId>${end}</EndToEndId></Refs><Amt Ccy="ZAR">${amount}</Amt><RltdPties><Cdtr><Nm>${name}</Nm></Cdtr></RltdPties></TxDtls>`;

describe('CAMT', () => {
  it('takes the booking day first, the direction from the entry, and proves the balance', () => {
    const text = wrap(
      balance('OPBD', '100.00') +
        balance('CLBD', '89.50') +
        entry(
          '10.50',
          'DBIT',
          '<AcctSvcrRef>R1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Cdtr><Pty><Nm>Shop &amp; Co</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>Invoice 1</Ustrd><Ustrd>March</Ustrd></RmtInf></TxDtls></NtryDtls>',
        ),
    );
    expect(read(text)).toMatchObject({
      kind: 'read',
      accounts: [
        {
          account: 'ZA001',
          currency: 'ZAR',
          check: { kind: 'matches' },
          rows: [
            {
              line: 3,
              day: '2026-03-02',
              valueDay: '2026-03-01',
              amount: { minor: -1050n },
              sourceId: 'R1',
              counterparty: 'Shop & Co',
              description: 'Shop & Co Invoice 1 March',
            },
          ],
        },
      ],
    });
  });

  it('reads every statement of the message, reports and notifications too', () => {
    for (const [root, part] of [
      ['BkToCstmrStmt', 'Stmt'],
      ['BkToCstmrAcctRpt', 'Rpt'],
      ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
    ] as const) {
      const text = wrap(entry('1.00', 'CRDT'), root, part);
      const twice = text.replace(
        `</${root}>`,
        `<${part}><Acct><Id><Othr><Id>222</Id></Othr></Id></Acct>${entry('2.00', 'CRDT')}</${part}></${root}>`,
      );
      expect(read(twice)).toMatchObject({
        accounts: [
          { account: 'ZA001', rows: [{}] },
          { account: '222', rows: [{}] },
        ],
      });
    }
  });

  it('pending stays pending in both spellings, information is no movement', () => {
    const text = wrap(
      entry('1', 'CRDT', '', '<Sts>PDNG</Sts>') +
        entry('2', 'CRDT', '', '<Sts><Cd>PDNG</Cd></Sts>') +
        entry('3', 'CRDT', '', '<Sts>INFO</Sts>'),
    );
    expect(read(text)).toMatchObject({
      accounts: [{ rows: [{ status: 'pending' }, { status: 'pending' }], skipped: [{ reason: 'no-movement' }] }],
    });
  });

  it('a reversal has its direction already', () => {
    expect(read(wrap(entry('5.00', 'CRDT', '<RvslInd>true</RvslInd>')))).toMatchObject({
      accounts: [{ rows: [{ amount: { minor: 500n } }] }],
    });
  });

  it('a batch that adds up becomes its transactions, with identifiers derived from the entry’s', () => {
    const details = `<AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>${detail('4.00', 'E1', 'One')}${detail('6.00', 'E2', 'Two')}</NtryDtls>`;
    expect(read(wrap(entry('10.00', 'DBIT', details)))).toMatchObject({
      accounts: [
        {
          rows: [
            { amount: { minor: -400n }, sourceId: 'B1/E1', description: 'One' },
            { amount: { minor: -600n }, sourceId: 'B1/E2' },
          ],
        },
      ],
    });
    expect(read(wrap(entry('11.00', 'DBIT', details)))).toMatchObject({
      accounts: [{ rows: [{ amount: { minor: -1100n }, sourceId: 'B1' }] }],
    });
  });

  it('an entry without a day has that of the message, and the reading says so', () => {
    expect(read(wrap(entry('1', 'CRDT', '', '<Sts>BOOK</Sts>', '')))).toMatchObject({
      decisions: [{ about: 'day' }],
      accounts: [{ rows: [{ day: '2026-03-31' }] }],
    });
  });

  it('amounts with more zeros than cents, prefixed element names, several currencies', () => {
    const prefixed = wrap(entry('8.85000', 'CRDT'))
      .replace(/<(\/?)(?=[A-Z])/g, '<$1n:')
      .replace('xmlns=', 'xmlns:n=');
    expect(read(prefixed)).toMatchObject({ accounts: [{ rows: [{ line: 3, amount: { minor: 885n } }] }] });
    expect(read(wrap(entry('1', 'CRDT') + entry('2', 'CRDT').replace('ZAR', 'USD')))).toMatchObject({
      accounts: [{ currency: 'ZAR' }, { currency: 'USD', rows: [{ amount: { currency: 'USD' } }] }],
    });
  });

  it('an entry that cannot be read fails with its line', () => {
    expect(read(wrap(entry('1,2,3', 'CRDT') + entry('1', 'SIDEWAYS')))).toMatchObject({
      accounts: [
        {
          rows: [],
          failed: [
            { line: 3, reason: 'bad-amount' },
            { line: 4, reason: 'bad-amount' },
          ],
        },
      ],
    });
  });

  it.each([
    [
      'entities of its own',
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><Document>&a;</Document>`,
      'UNSAFE_XML',
    ],
    ['a message cut off', wrap(entry('1', 'CRDT')).slice(0, -30), 'BROKEN_FILE'],
    ['elements that do not close in order', '<?xml version="1.0"?><Document><a></Document></a>', 'BROKEN_FILE'],
    [
      'a message without statement',
      '<?xml version="1.0"?><Document><BkToCstmrStmt><GrpHdr/></BkToCstmrStmt></Document>',
      'NO_STATEMENT',
    ],
    ['nesting beyond reason', `<Document>${'<a>'.repeat(200)}${'</a>'.repeat(200)}</Document>`, 'TOO_DEEP'],
    ['too many entries', wrap(entry('1', 'CRDT').repeat(10_001)), 'TOO_MANY_ROWS'],
  ])('refuses %s', (_, text, code) => {
    expect(read(text)).toMatchObject({ kind: 'refused', code });
  });

  it('in an envelope beside its header; a structured reference names a row without other words', () => {
    const inner = entry(
      '7.00',
      'CRDT',
      '<NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>',
    );
    const text =
      wrap(inner).replace('<Document', '<Envelope><AppHdr><BizMsgIdr>x</BizMsgIdr></AppHdr><Document') + '</Envelope>';
    expect(read(text)).toMatchObject({
      accounts: [{ rows: [{ description: 'RF18', reference: 'RF18', amount: { minor: 700n } }] }],
    });
  });

  it.each(['44Amount9.00', '1e3', '0x1F', '-5.00', '١٢.00', ' '])(
    'an amount that is no number is told, never thrown: %s',
    (amount) => {
      expect(read(wrap(entry(amount, 'DBIT')))).toMatchObject({
        accounts: [{ rows: [], failed: [{ reason: 'bad-amount' }] }],
      });
    },
  );

  it.each<[what: string, inner: string, day: string]>([
    ['of one day by its balances', balance('OPBD', '100.00') + balance('CLBD', '95.00'), '2026-03-31'],
    [
      'of one day by its span',
      '<FrToDt><FrDtTm>2026-03-30T00:00:00</FrDtTm><ToDtTm>2026-03-30T23:59:59</ToDtTm></FrToDt>',
      '2026-03-30',
    ],
  ])('gives entries without a date the day of a statement %s', (_, inner, day) => {
    const text = wrap(inner + entry('5.00', 'DBIT', '', '<Sts>BOOK</Sts>', '')).replace(/<CreDtTm>.*?<\/CreDtTm>/, '');
    const reading = read(text);
    expect(reading).toMatchObject({ kind: 'read', accounts: [{ failed: [], rows: [{ day }] }] });
    expect(reading.kind === 'read' && reading.decisions).toMatchObject([{ about: 'day' }]);
  });

  it.each<[what: string, inner: string]>([
    ['several days', balance('OPBD', '100.00').replace('2026-03-31', '2026-03-01') + balance('CLBD', '95.00')],
    ['one balance', balance('CLBD', '95.00')],
    ['no balance', ''],
  ])('fails entries without a date in a statement of %s that has no date itself', (_, inner) => {
    const text = wrap(inner + entry('5.00', 'DBIT', '', '<Sts>BOOK</Sts>', '')).replace(/<CreDtTm>.*?<\/CreDtTm>/, '');
    expect(read(text)).toMatchObject({ kind: 'read', accounts: [{ failed: [{ reason: 'bad-day' }], rows: [] }] });
  });
});
