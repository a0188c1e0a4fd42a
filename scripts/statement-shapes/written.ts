import type { Day } from '#kernel/calendar.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An amount without its sign, two decimals or more, thousands parted. */
export function figure(minor: bigint, thousands = ',', decimal = '.', places = 2): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(places + 1, '0');
  const whole = digits.slice(0, -places).replace(/\B(?=(\d{3})+(?!\d))/g, thousands);
  return `${whole}${decimal}${digits.slice(-places)}`;
}

/** With a minus before it where it is below zero. */
export function signed(minor: bigint, thousands = ','): string {
  return `${minor < 0n ? '-' : ''}${figure(minor, thousands)}`;
}

/** Ways of writing a day. */
export const DAYS = {
  iso: (day: Day) => day,
  slashed: (day: Day) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`,
  named: (day: Day) => `${day.slice(8)} ${monthOf(day)} ${day.slice(0, 4)}`,
  /** Without its year. */
  short: (day: Day) => `${day.slice(8)} ${monthOf(day)}`,
  dashed: (day: Day) => `${day.slice(8)}-${monthOf(day)}-${day.slice(2, 4)}`,
} as const satisfies Readonly<Record<string, (day: Day) => string>>;

function monthOf(day: Day): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}
