import type { Day } from '#kernel/calendar.ts';

/** An account and what moved in it, in the least unit of its currency. `funds`: as it stands between amount and reference. */
export type Bai2Books = {
  readonly account: string;
  readonly currency: string;
  readonly opening: bigint;
  readonly movements: readonly Bai2Movement[];
};
export type Bai2Movement = {
  readonly minor: bigint;
  readonly words: string;
  readonly funds?: readonly string[];
  readonly bank?: string;
  readonly customer?: string;
};
type Shape = {
  readonly day?: Day;
  readonly group?: string;
  readonly modifier?: string;
  /** So many fields stand in a record before it goes on in another. */
  readonly fields?: number;
  /** Records are filled up to this length. */
  readonly width?: number;
};

const sizeOf = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** The records of a file with a group of these accounts. */
export function bai2Of(books: readonly Bai2Books[], shape: Shape = {}): string[] {
  const { day = '2026-03-31', group = '1', modifier = '2', fields: most = 99, width } = shape;
  const six = day.slice(2).replaceAll('-', '');
  const parted = (fields: readonly string[]): string[] => {
    const lines: string[] = [];
    for (let at = 0; at < fields.length; at += most)
      lines.push(`${at === 0 ? '' : '88,'}${fields.slice(at, at + most).join(',')}/`);
    return lines;
  };
  let all = 0n;
  const accounts = books.map(({ account, currency, opening, movements }) => {
    const closing = movements.reduce((sum, { minor }) => sum + minor, opening);
    const total = movements.reduce((sum, { minor }) => sum + sizeOf(minor), opening + closing);
    all += total;
    const head = parted(['03', account, currency, '010', String(opening), '', '', '015', String(closing), '', '']);
    const entries = movements.flatMap(({ minor, words, funds = ['Z'], bank = '', customer = '' }) => {
      const code = minor < 0n ? '475' : '195';
      return [...parted(['16', code, String(sizeOf(minor)), ...funds, bank, customer]), `88,${words}`];
    });
    return [...head, ...entries, `49,${total},${head.length + entries.length + 1}/`];
  });
  const count = accounts.flat().length;
  const records = [
    `01,122099999,123456789,260401,0200,1,${width ?? ''},,2/`,
    `02,031001234,122099999,${group},${six},2359,,${modifier}/`,
    ...accounts.flat(),
    `98,${all},${books.length},${count + 2}/`,
    `99,${all},1,${count + 4}/`,
  ];
  return width === undefined ? records : records.map((record) => record.padEnd(width));
}

export const DOLLAR_BOOKS: Bai2Books = {
  account: '0975312468',
  currency: 'USD',
  opening: 10_000n,
  movements: [
    { minor: -4_250n, words: 'CHECK 1042, RENT 3/26', bank: 'B77', customer: '1042' },
    { minor: 100_000n, words: 'WIRE FROM ACME', bank: 'B78' },
  ],
};
