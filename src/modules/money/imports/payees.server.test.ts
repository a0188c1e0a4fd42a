import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

/** The rows that a file becomes in books of their own. */
async function rowsOf(text: string) {
  const { api } = await app.person();
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const { id } = await api.imports.upload({ file: new File([text], 'statement'), accountId });
  await api.imports.commit({ id });
  return { api, rows: (await api.transactions.list({ currency: 'ZAR' })).rows };
}

test('of an MT940 the payee is who the field of the name says, without the codes of fields', async () => {
  const { rows } = await rowsOf(
    [
      ':20:REF',
      ':25:62123456789ZAR',
      ':60F:C260301ZAR100,',
      ':61:2603020302D50,00NTRFNONREF//B1',
      ':86:166?00TRANSFER?20EREF+X1?21SVWZ+Invoice 4711?32GOGO DLAMINI',
      ':62F:C260302ZAR50,',
      '-',
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    { description: 'Gogo Dlamini', bankText: 'GOGO DLAMINI\n\nTRANSFER\nEREF+X1\nSVWZ+Invoice 4711' },
  ]);
});

test('of a QIF the memo is kept and not glued to the payee', async () => {
  const { rows } = await rowsOf('!Type:Bank\nD2026-03-14\nT-10.00\nPGogo Dlamini\nMschool shoes and bread\n^\n');
  expect(rows).toMatchObject([{ description: 'Gogo Dlamini', bankText: 'Gogo Dlamini\n\nschool shoes and bread' }]);
});

test('of an OFX the payee is the name, or what a memo says that goes on where the name was cut off', async () => {
  const entry = (id: string, name: string, memo: string) =>
    `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026030${id}<TRNAMT>-10.00<FITID>${id}<NAME>${name}<MEMO>${memo}</STMTTRN>`;
  const { rows } = await rowsOf(
    `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>ZAR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>${entry('2', 'Gogo Dlamini', 'school shoes and bread')}${entry('1', 'DIRECT DEBIT HOMES', 'DIRECT DEBIT HOMESTREET LOAN')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  );
  expect(rows).toMatchObject([
    { description: 'Gogo Dlamini', bankText: 'Gogo Dlamini\n\nschool shoes and bread' },
    { bankText: 'DIRECT DEBIT HOMESTREET LOAN' },
  ]);
});

test('of a CAMT the payee is the other side, apart from what was said', async () => {
  const { rows } = await rowsOf(
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>DE1</IBAN></Id><Ccy>ZAR</Ccy></Acct><Ntry><Amt Ccy="ZAR">10.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-03-02</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Cdtr><Nm>Gogo Dlamini</Nm></Cdtr></RltdPties>
<RmtInf><Ustrd>school shoes</Ustrd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>Payment</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`,
  );
  expect(rows).toMatchObject([{ description: 'Gogo Dlamini', bankText: 'Gogo Dlamini\n\nschool shoes\nPayment' }]);
});

test('a reference is found by searching, as the description is', async () => {
  const { api } = await rowsOf(
    'Account,Date,Description,Reference,Amount,Fees,Balance\n1051185815,30/03/2026,Inward EFT Credit,COMPANY X,19599.08,,63331.26\n1051185815,31/03/2026,Debit Order,CAPITEC D000001212,-1528.49,-3.00,61799.77\n',
  );
  const found = async (search: string) =>
    (await api.transactions.list({ currency: 'ZAR', search })).rows.map(({ reference }) => reference);
  expect(await found('company x')).toEqual(['COMPANY X']);
  expect(await found('D000001212')).toContain('CAPITEC D000001212');
  expect(await found('order capitec')).toEqual([]);
});
