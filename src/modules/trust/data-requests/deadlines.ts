import { addDays, addMonths, type Day, dayOf, lengthOfMonth, monthOf } from '#kernel/calendar.ts';
import type { Right } from './words.ts';

/** Within how long a law wants an answer. */
export type Term = { readonly days: number } | { readonly months: number };

/**
 * How far a figure was checked: `read` in the law or an official page, `second-hand` elsewhere, `conflicting` where two
 * sources differ and the shorter is kept, `from memory` where nothing was read; `own` where the law that we know names
 * no term, and the figure is what we promise.
 */
export type Checked = 'read' | 'second-hand' | 'conflicting' | 'from memory' | 'own';

export type Deadline = {
  readonly term: Term;
  /** Where the right or the term comes from. */
  readonly law: string;
  readonly checked: Checked;
  readonly checkedOn: Day;
};

const ON: Day = '2026-11-21';
const figure = (term: Term, law: string, checked: Checked): Deadline => ({ term, law, checked, checkedOn: ON });

// South Africa: thirty days are those of a request for access; for the others no term is on file, and we keep the same.
const POPIA = 'Protection of Personal Information Act 4 of 2013';
const zaOwn = (section: string) => figure({ days: 30 }, `${POPIA}${section}`, 'own');

// Kenya: the regulations as one source gives them; an older text has 14 days for correction and erasure.
const KENYA = 'Data Protection Act 2019 and its General Regulations';
const ke = (days: number, checked: Checked) => figure({ days }, KENYA, checked);

// Nigeria: the Act names the rights (sections 34 to 38); no term is on file, so the month of the general rule is kept.
const ng = figure({ months: 1 }, 'Nigeria Data Protection Act 2023, sections 34 to 38', 'own');

const gdpr = figure({ months: 1 }, 'General Data Protection Regulation (EU) 2016/679', 'from memory');

type ByRight = Readonly<Partial<Record<Right, Deadline>>>;

/** Every figure, by country; a right that is not in a country's list is none that we know a law of it to name. */
const BY_COUNTRY: Readonly<Record<string, ByRight>> = {
  ZA: {
    access: figure({ days: 30 }, `${POPIA}, section 23, and the Promotion of Access to Information Act`, 'from memory'),
    portability: zaOwn(''),
    correction: zaOwn(', section 24'),
    erasure: zaOwn(', section 24'),
    objection: zaOwn(', section 11'),
  },
  KE: {
    access: ke(7, 'second-hand'),
    portability: ke(30, 'second-hand'),
    correction: ke(7, 'conflicting'),
    erasure: ke(7, 'conflicting'),
    objection: ke(7, 'second-hand'),
  },
  NG: { access: ng, portability: ng, correction: ng, erasure: ng, objection: ng, restriction: ng },
};

/** Where we have no law of the country on file. */
const ELSEWHERE: ByRight = {
  access: gdpr,
  portability: gdpr,
  correction: gdpr,
  erasure: gdpr,
  objection: gdpr,
  restriction: gdpr,
};

/** The figures of a country, or those of everywhere else. */
export function deadlinesIn(country: string): ByRight {
  return BY_COUNTRY[country] ?? ELSEWHERE;
}

/** Null where no law that we know of gives the right there. */
export function deadlineFor(country: string, right: Right): Deadline | null {
  return deadlinesIn(country)[right] ?? null;
}

/**
 * The last day on which an answer is in time. The day of receipt is not counted; a month ends on the day of the same number,
 * or on the last of a month that has none.
 */
export function lastDayOf(receivedOn: Day, term: Term): Day {
  if ('days' in term) return addDays(receivedOn, term.days);
  const month = addMonths(monthOf(receivedOn), term.months);
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return dayOf(year, number, Math.min(Number(receivedOn.slice(8)), lengthOfMonth(year, number)));
}

/** The clock by which a country counts its days. */
const ZONES: Readonly<Record<string, string>> = {
  ZA: 'Africa/Johannesburg',
  KE: 'Africa/Nairobi',
  NG: 'Africa/Lagos',
};

/** The day that an instant falls on where a person is, as far as their country tells it; elsewhere in UTC. */
export function dayIn(country: string, instant: Date): Day {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(ZONES[country] ?? 'UTC')
    .toPlainDate()
    .toString();
}

/** `7 days`, `one month`. */
export function termInWords(term: Term): string {
  if ('months' in term) return term.months === 1 ? 'one month' : `${term.months} months`;
  return term.days === 1 ? 'one day' : `${term.days} days`;
}

/** How sure we are of a figure, for those who answer requests. */
export const CHECKED_WORDS: Readonly<Record<Checked, string>> = {
  read: 'This deadline was checked in the law.',
  'second-hand': 'This deadline is from an unofficial source.',
  conflicting: 'Sources differ about this deadline; we use the shorter time.',
  'from memory': 'This deadline was not checked in the law yet. Check it.',
  own: 'The law sets no deadline in days.',
};
