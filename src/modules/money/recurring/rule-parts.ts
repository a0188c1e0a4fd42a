import type { Refusal } from './import-words.ts';

const list = (one: string) => new RegExp(`^${one}(?:,${one})*$`);
const signed = (most: string) => list(`[+-]?(?:${most})`);
const WEEKDAY = '(?:MO|TU|WE|TH|FR|SA|SU)';
const COUNT = /^[1-9]\d{0,8}$/;

/** The parts that a rule may have (RFC 5545 §3.3.10, RFC 7529), and what each may say. */
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:YEARLY|MONTHLY|WEEKLY|DAILY|HOURLY|MINUTELY|SECONDLY)$/,
  INTERVAL: COUNT,
  COUNT,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
  WKST: new RegExp(`^${WEEKDAY}$`),
  BYSECOND: list('[0-5]?\\d|60'),
  BYMINUTE: list('[0-5]?\\d'),
  BYHOUR: list('(?:[01]?\\d|2[0-3])'),
  BYDAY: list(`(?:[+-]?(?:[1-9]|[1-4]\\d|5[0-3]))?${WEEKDAY}`),
  BYMONTHDAY: signed('[1-9]|[12]\\d|3[01]'),
  BYYEARDAY: signed('[1-9]|[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6]'),
  BYWEEKNO: signed('[1-9]|[1-4]\\d|5[0-3]'),
  BYMONTH: list('(?:[1-9]|1[0-2])'),
  BYSETPOS: signed('[1-9]|[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6]'),
  RSCALE: /^[\w-]+$/,
  SKIP: /^(?:OMIT|BACKWARD|FORWARD)$/,
};

/** The longest steps that our cadences have, in those of a rule. */
const LONGEST: Readonly<Record<string, number>> = { YEARLY: 2, MONTHLY: 24, WEEKLY: 52, DAILY: 52 * 7 };

/** The parts of a rule; null where it is none. */
export function partsOf(rule: string): ReadonlyMap<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of rule.replace(/;$/, '').split(';')) {
    const [, name = '', value = ''] = /^([A-Z]+)=(.+)$/.exec(part.trim().toUpperCase()) ?? [];
    if (PARTS[name]?.test(value) !== true || parts.has(name)) return null;
    parts.set(name, value);
  }
  return parts.has('FREQ') && isAllowedTogether(parts) ? parts : null;
}

/** What §3.3.10 allows of one part only beside others. */
function isAllowedTogether(parts: ReadonlyMap<string, string>): boolean {
  const frequency = parts.get('FREQ') ?? '';
  const hasNumberedDays = /\d/.test(parts.get('BYDAY') ?? '');
  const names = [...parts.keys()];
  if (hasNumberedDays && !['MONTHLY', 'YEARLY'].includes(frequency)) return false;
  if (hasNumberedDays && frequency === 'YEARLY' && parts.has('BYWEEKNO')) return false;
  if (parts.has('BYMONTHDAY') && frequency === 'WEEKLY') return false;
  if (parts.has('BYYEARDAY') && ['DAILY', 'WEEKLY', 'MONTHLY'].includes(frequency)) return false;
  if (parts.has('BYWEEKNO') && frequency !== 'YEARLY') return false;
  if (parts.has('COUNT') && parts.has('UNTIL')) return false;
  if (parts.has('SKIP') && !parts.has('RSCALE')) return false;
  return !parts.has('BYSETPOS') || names.some((name) => name.startsWith('BY') && name !== 'BYSETPOS');
}

/** Why none of our cadences says what the parts of a rule say, as far as the parts alone tell; null where they do not. */
export function refusalOfParts(parts: ReadonlyMap<string, string>): Refusal | null {
  const frequency = parts.get('FREQ') ?? '';
  const longest = LONGEST[frequency];
  if (longest === undefined) return 'TOO_OFTEN';
  if (parts.has('COUNT') || parts.has('UNTIL')) return 'ENDS';
  if ((parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') return 'OTHER_CALENDAR';
  if (Number(parts.get('INTERVAL') ?? '1') > longest) return 'TOO_SELDOM';
  const days = new Set((parts.get('BYDAY') ?? '').split(','));
  const isWorkWeek = days.size === 5 && ['MO', 'TU', 'WE', 'TH', 'FR'].every((day) => days.has(day));
  if (isWorkWeek && parts.has('BYSETPOS')) return 'WORKING_DAYS';
  if (frequency === 'WEEKLY' && days.size > 1) return 'SEVERAL_DAYS';
  return null;
}

/**
 * The parts as `rrule-temporal` reads them rightly. It moves a day that a month does not have (`SKIP=BACKWARD`) only where the
 * day is that of `DTSTART`, and leaves such months out where the day is named: then the same is said by the last of several
 * days. Null of what cannot be said so.
 */
export function partsForLibrary(parts: ReadonlyMap<string, string>): ReadonlyMap<string, string> | null {
  const named = parts.get('BYMONTHDAY');
  const skip = parts.get('SKIP') ?? 'OMIT';
  if (named === undefined || skip === 'OMIT' || !/29|3[01]/.test(named)) return parts;
  const day = Number(named);
  const others = [...parts.keys()].filter((name) => name.startsWith('BY') && name !== 'BYMONTHDAY');
  const isOneMonth = parts.get('FREQ') === 'MONTHLY' || /^\d+$/.test(parts.get('BYMONTH') ?? '');
  if (skip !== 'BACKWARD' || !(day > 28) || !isOneMonth || others.some((name) => name !== 'BYMONTH')) return null;
  const days = Array.from({ length: day - 27 }, (_, after) => 28 + after).join(',');
  const kept = [...parts].filter(([name]) => name !== 'SKIP' && name !== 'RSCALE');
  return new Map([...kept, ['BYMONTHDAY', days], ['BYSETPOS', '-1']]);
}
