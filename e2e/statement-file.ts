/** Words as banks print them; the products of the trade, not a claim about anyone. */
export const MERCHANTS = [
  'POS PURCHASE CHECKERS HYPER',
  'POS PURCHASE PICK N PAY',
  'POS PURCHASE WOOLWORTHS',
  'POS PURCHASE SHOPRITE',
  'POS PURCHASE ENGEN GARAGE',
  'POS PURCHASE SASOL',
  'POS PURCHASE CLICKS',
  'POS PURCHASE DIS-CHEM PHARMACY',
  'POS PURCHASE STEERS',
  'POS PURCHASE NANDOS',
  'POS PURCHASE TAKEALOT ONLINE',
  'POS PURCHASE BUILDERS WAREHOUSE',
  'FNB APP PREPAID AIRTIME MTN',
  'FNB APP PREPAID ELECTRICITY',
  'FNB APP PAYMENT TO GOGO DLAMINI',
  'FNB APP PAYMENT TO STOKVEL',
  'DEBIT ORDER DISCOVERY HEALTH',
  'DEBIT ORDER OLD MUTUAL',
  'DEBIT ORDER MULTICHOICE DSTV',
  'DEBIT ORDER VODACOM',
  'ATM CASH WITHDRAWAL',
  'UBER TRIP',
  'NETFLIX.COM',
  '#MONTHLY ACCOUNT FEE',
] as const;

export const TOWNS = [
  'SOWETO',
  'SANDTON',
  'DURBAN',
  'MTHATHA',
  'POLOKWANE',
  'GQEBERHA',
  'RANDBURG',
  'KHAYELITSHA',
] as const;

type Statement = {
  readonly rows: number;
  /** Files of different seeds have no row in common. */
  readonly seed?: number;
  readonly account?: string;
  /** What was in the account before it, in cents. */
  readonly opening?: number;
  readonly firstDay?: string;
  readonly lastDay?: string;
};

/**
 * An invented statement in the shape of a South African bank's export, always the same for the same arguments: a
 * preamble, dates year first, a running balance, about `rows / days` rows a day, some of them twins.
 */
export function statementFile({
  rows,
  seed = 1,
  account = '62000000001',
  opening = 1_000_000_00,
  firstDay = '2024-11-01',
  lastDay = '2026-10-31',
}: Statement): string {
  const first = Temporal.PlainDate.from(firstDay);
  const days = first.until(lastDay, { largestUnit: 'days' }).days;
  let balance = opening;
  const lines = [
    '"Statement","Cheque Account"',
    `"Account Number","${account}"`,
    `"Opening Balance","${rand(balance)}"`,
    '""',
    '"Date","Amount","Balance","Description"',
  ];
  for (let at = 0; at < rows; at += 1) {
    const day = first.add({ days: Math.floor((at * days) / rows) });
    const dice = mixed(seed * 1_000_003 + at);
    // Every hundredth row is the twin of the one before: two equal taxi fares on one day are two fares.
    const same = at % 100 === 99 ? mixed(seed * 1_000_003 + at - 1) : dice;
    const salary = at % 400 === 200;
    const cents = salary ? 38_500_00 : -(15_00 + (same % 1_885_00));
    const merchant = salary ? 'SALARY UMZANSI TRADING' : MERCHANTS[same % MERCHANTS.length];
    balance += cents;
    const words = `${merchant} ${1000 + (same % 8999)} ${TOWNS[same % TOWNS.length]}`;
    lines.push(`"${day.toString()}","${rand(cents)}","${rand(balance)}","${words}"`);
  }
  return `${lines.join('\n')}\n`;
}

function rand(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  return `${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** A number that looks thrown, the same for the same input. */
export function mixed(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return (x ^ (x >>> 16)) >>> 0;
}
