/** How likely it is that people come to harm: not, somewhat, or seriously. */
export const RISKS = ['none', 'any', 'high'] as const;
export type Risk = (typeof RISKS)[number];

export const RISK_WORDS: Readonly<Record<Risk, string>> = {
  none: 'No real risk of harm',
  any: 'A real risk of harm',
  high: 'A high risk of harm',
};

export const CAPACITIES = ['controller', 'processor'] as const;
export type Capacity = (typeof CAPACITIES)[number];

export const CAPACITY_WORDS: Readonly<Record<Capacity, string>> = {
  controller: 'We are the controller',
  processor: 'We are the processor',
};

/** How far a figure was checked. */
export type Checked = 'read' | 'second-hand' | 'from memory';

export const CHECKED_WORDS: Readonly<Record<Checked, string>> = {
  read: 'Checked in the law or a guide.',
  'second-hand': 'From an unofficial source. Check it.',
  'from memory': 'Not checked yet. Check it.',
};

/** What the register's entries are, and what each is called in the history. */
export const ENTRY_WORDS = {
  recorded: 'Recorded',
  corrected: 'Facts changed',
  told: 'Told',
  marked: 'Clock',
} as const;
export type EntryKind = keyof typeof ENTRY_WORDS;

/** `3 hours`, `2 days 4 hours`, `less than an hour`. Whole hours, never rounded up. */
export function durationInWords(milliseconds: number): string {
  const hours = Math.floor(milliseconds / 3_600_000);
  if (hours < 1) return 'less than an hour';
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  const say = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  if (days === 0) return say(hours, 'hour');
  return rest === 0 ? say(days, 'day') : `${say(days, 'day')} ${say(rest, 'hour')}`;
}
