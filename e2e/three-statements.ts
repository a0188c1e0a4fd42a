/** The statements of one month of a business: two banks in South Africa and a wallet in Kenya, invented. */

type Row = { readonly day: number; readonly cents: number; readonly text: string };

/** The same payment on several days, a little more each time. */
function repeated(text: string, cents: number, days: readonly number[]): Row[] {
  return days.map((day, place) => ({ day, cents: cents + Math.sign(cents) * place * 10_25, text }));
}

const FNB: readonly Row[] = [
  ...repeated('POS PURCHASE THANDI PACKAGING', -3_450_00, [2, 9, 16, 23]),
  ...repeated('POS PURCHASE UMLAZI COLDSTORE', -1_280_00, [3, 13, 24]),
  ...repeated('EFT FROM LEBO CATERING', 18_600_00, [4, 11, 18, 25]),
  ...repeated('POS PURCHASE ENGEN GARAGE', -910_00, [6, 20]),
  { day: 5, cents: -20_000_00, text: 'FNB APP TRANSFER TO CAPITEC' },
  { day: 19, cents: -15_000_00, text: 'FNB APP TRANSFER TO CAPITEC' },
  { day: 31, cents: -105_00, text: '#MONTHLY ACCOUNT FEE' },
];
const CAPITEC: readonly Row[] = [
  { day: 5, cents: 20_000_00, text: 'TRANSFER FROM FNB' },
  { day: 20, cents: 15_000_00, text: 'TRANSFER FROM FNB' },
  ...repeated('BONGANI GLASSWORKS', -2_150_00, [6, 10, 17, 24, 30]),
  ...repeated('THANDI PACKAGING', -1_900_00, [7, 14, 21]),
  ...repeated('HLATSHWAYO CRATES', -760_00, [12, 19, 26]),
  { day: 31, cents: 42_15, text: 'INTEREST RECEIVED' },
];
const MPESA: readonly Row[] = [
  ...repeated('Pay Bill to 410410 - WANJIKU TRADERS', -6_300_00, [2, 8, 15, 22, 29]),
  ...repeated('Merchant Payment to 567891 - MSAFIRI CRATES', -2_400_00, [3, 12, 19, 27]),
  ...repeated('Funds received from 254700000003 - AMINA HASSAN', 14_500_00, [4, 11, 18, 25]),
  { day: 26, cents: -1_500_00, text: 'Pay Bill to 888880 - KPLC PREPAID' },
];

const decimal = (cents: number) => (cents / 100).toFixed(2);
const dayOf = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;
const closing = (opening: number, rows: readonly Row[]) => rows.reduce((sum, { cents }) => sum + cents, opening);

/** With the balance after each row, in the order of the days. */
function running(opening: number, rows: readonly Row[]): (Row & { readonly balance: number })[] {
  let balance = opening;
  return rows.toSorted((a, b) => a.day - b.day).map((row) => ({ ...row, balance: (balance += row.cents) }));
}

function fnbCsv(opening: number): string {
  const head = ['"Statement","FNB Business Account"', '"Account Number","62000000107"', '""'];
  const lines = running(opening, FNB).map(
    ({ day, cents, balance, text }) => `"${dayOf(day)}","${decimal(cents)}","${decimal(balance)}","${text}"`,
  );
  return `${[...head, '"Date","Amount","Balance","Description"', ...lines].join('\n')}\n`;
}

function capitecOfx(opening: number): string {
  const written = (day: number) => dayOf(day).replaceAll('-', '');
  const entries = running(opening, CAPITEC).map(
    ({ day, cents, text }, place) =>
      `<STMTTRN><TRNTYPE>${cents < 0 ? 'DEBIT' : 'CREDIT'}<DTPOSTED>${written(day)}<TRNAMT>${decimal(cents)}<FITID>c${place}<NAME>${text}</STMTTRN>`,
  );
  const account = '<CURDEF>ZAR<BANKACCTFROM><BANKID>470010<ACCTID>1500000042<ACCTTYPE>CHECKING</BANKACCTFROM>';
  const end = `<LEDGERBAL><BALAMT>${decimal(closing(opening, CAPITEC))}<DTASOF>${written(31)}</LEDGERBAL>`;
  const sign = '<SIGNONMSGSRSV1><SONRS><FI><ORG>Capitec Bank</FI></SONRS></SIGNONMSGSRSV1>';
  return `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>${sign}<BANKMSGSRSV1><STMTTRNRS><STMTRS>${account}<BANKTRANLIST>\n${entries.join('\n')}\n</BANKTRANLIST>${end}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
}

function mpesaCsv(opening: number): string {
  const head = ['MPESA STATEMENT', 'Customer Name:,NOMSA TRADING'];
  const columns = 'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance';
  const lines = running(opening, MPESA).map(({ day, cents, balance, text }, place) => {
    const [paidIn, withdrawn] = cents > 0 ? [decimal(cents), ''] : ['', decimal(-cents)];
    return `SCK10000${10 + place},${dayOf(day)} 10:00:00,${text},Completed,${paidIn},${withdrawn},${decimal(balance)}`;
  });
  return `${[...head, columns, ...lines].join('\n')}\n`;
}

const OPENING = { fnb: 125_000_00, capitec: 8_400_00, mpesa: 61_000_00 };

type Statement = {
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
  /** What the account of it is called. */
  readonly account: string;
  readonly rows: number;
  /** At its end, in cents. */
  readonly balance: number;
};

function statement(
  name: string,
  text: string,
  account: string,
  [opening, rows]: readonly [number, readonly Row[]],
): Statement {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  return { file, account, rows: rows.length, balance: closing(opening, rows) };
}

/** The files, and what each account has to come to. */
export const STATEMENTS: readonly Statement[] = [
  statement('fnb-march.csv', fnbCsv(OPENING.fnb), 'FNB Business', [OPENING.fnb, FNB]),
  statement('capitec-march.ofx', capitecOfx(OPENING.capitec), 'Capitec Account', [OPENING.capitec, CAPITEC]),
  statement('mpesa-march.csv', mpesaCsv(OPENING.mpesa), 'M-Pesa', [OPENING.mpesa, MPESA]),
];
