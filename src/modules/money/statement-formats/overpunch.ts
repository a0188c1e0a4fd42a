/** 0 to 9 of a plus, then of a minus, as the last digit of an amount that has no other sign. */
const LAST = '{ABCDEFGHI}JKLMNOPQR';

export type Overpunched = { readonly digits: string; readonly isOut: boolean };

/** An amount whose last digit has its sign: `0000000000322J` is -3221. `unsigned`: it is a plain digit, and not zero. */
export function overpunched(field: string): Overpunched | 'unsigned' | null {
  // Where a host of France wrote the file, the braces are é and è.
  const [, body, last = ''] = /^ *0*(\d*)(.)$/.exec(field.replace('é', '{').replace('è', '}')) ?? [];
  if (body === undefined) return null;
  if (/\d/.test(last)) return /[1-9]/.test(body + last) ? 'unsigned' : { digits: '0', isOut: false };
  const at = LAST.indexOf(last);
  return at < 0 ? null : { digits: `${body}${at % 10}`, isOut: at >= 10 };
}
