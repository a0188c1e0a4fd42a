import { type Checked, type Risk } from './words.ts';

/** Who has to be told. */
export type Addressee = 'authority' | 'people' | 'controller';

/**
 * Until when. `hours`: a clock that runs out. `at-once` and `as-soon-as-possible`: the law names no hours, so there is
 * nothing to be late for by the clock; what has passed is shown instead.
 */
export type Within = { readonly hours: number } | 'at-once' | 'as-soon-as-possible';

/** What one law asks for after a breach. */
export type Duty = {
  /** The same for ever: entries of the register name it. */
  readonly id: string;
  readonly to: Addressee;
  /** The authority by its name, or those who are to be told. */
  readonly whom: string;
  readonly law: string;
  readonly within: Within;
  /** When the clock begins. */
  readonly from: 'aware' | 'discovered';
  /** The smallest risk for people from which it is owed. */
  readonly atRisk: Risk;
  /** A late notice has to say why. */
  readonly lateNeedsReason: boolean;
  readonly checked: Checked;
  readonly checkedOn: string;
};

const CHECKED_ON = '2026-11-21';

const KENYA = {
  law: 'Data Protection Act 2019',
  from: 'aware',
  lateNeedsReason: true,
  checkedOn: CHECKED_ON,
} as const;
const NIGERIA = {
  law: 'Nigeria Data Protection Act 2023, section 40',
  from: 'aware',
  lateNeedsReason: true,
  checked: 'read',
  checkedOn: CHECKED_ON,
} as const;
const SOUTH_AFRICA = {
  law: 'Protection of Personal Information Act, section 22',
  within: 'as-soon-as-possible',
  from: 'discovered',
  atRisk: 'none',
  lateNeedsReason: false,
  checked: 'second-hand',
  checkedOn: CHECKED_ON,
} as const;
const GDPR = {
  law: 'General Data Protection Regulation (EU) 2016/679',
  from: 'aware',
  lateNeedsReason: true,
  checked: 'from memory',
  checkedOn: CHECKED_ON,
} as const;

/** What the laws ask of who decides what the data is for. */
const OF_CONTROLLERS: Readonly<Record<string, readonly Duty[]>> = {
  KE: [
    {
      ...KENYA,
      id: 'KE.authority',
      to: 'authority',
      whom: 'Office of the Data Protection Commissioner (ODPC)',
      within: { hours: 72 },
      atRisk: 'any',
      checked: 'read',
    },
    {
      ...KENYA,
      id: 'KE.people',
      to: 'people',
      whom: 'The people in Kenya affected by the breach',
      within: 'as-soon-as-possible',
      atRisk: 'any',
      lateNeedsReason: false,
      checked: 'read',
    },
  ],
  NG: [
    {
      ...NIGERIA,
      id: 'NG.authority',
      to: 'authority',
      whom: 'Nigeria Data Protection Commission (NDPC)',
      within: { hours: 72 },
      atRisk: 'any',
    },
    {
      ...NIGERIA,
      id: 'NG.people',
      to: 'people',
      whom: 'The people affected in Nigeria',
      within: 'at-once',
      atRisk: 'high',
      lateNeedsReason: false,
    },
  ],
  ZA: [
    { ...SOUTH_AFRICA, id: 'ZA.authority', to: 'authority', whom: 'Information Regulator' },
    { ...SOUTH_AFRICA, id: 'ZA.people', to: 'people', whom: 'The people affected in South Africa' },
  ],
};

/** What the laws ask of who works on data for somebody else. */
const OF_PROCESSORS: Readonly<Record<string, readonly Duty[]>> = {
  KE: [
    {
      ...KENYA,
      id: 'KE.controller',
      to: 'controller',
      whom: 'The controller of the data, in Kenya',
      within: { hours: 48 },
      atRisk: 'none',
      lateNeedsReason: false,
      checked: 'read',
    },
  ],
  NG: [
    {
      ...NIGERIA,
      id: 'NG.controller',
      to: 'controller',
      whom: 'The controller of the data, in Nigeria',
      within: 'at-once',
      atRisk: 'none',
      lateNeedsReason: false,
    },
  ],
};

/** One clock for all countries of it: one authority leads. */
const IN_EUROPE: readonly Duty[] = [
  {
    ...GDPR,
    id: 'EU.authority',
    to: 'authority',
    whom: 'Data protection authority of the country',
    within: { hours: 72 },
    atRisk: 'any',
  },
  {
    ...GDPR,
    id: 'EU.people',
    to: 'people',
    whom: 'The people affected in Europe',
    within: 'as-soon-as-possible',
    atRisk: 'high',
    lateNeedsReason: false,
  },
];

/** The European Economic Area, where the Regulation holds, and the United Kingdom, which has kept it. */
const EUROPE: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB'.split(' '),
);

/** Who is meant by a duty that an entry names. */
export function whomOf(id: string): string {
  const all = [...Object.values(OF_CONTROLLERS), ...Object.values(OF_PROCESSORS), IN_EUROPE].flat();
  return all.find((duty) => duty.id === id)?.whom ?? id;
}

/** How a breach was, as far as the laws ask. */
export type Case = {
  readonly capacity: 'controller' | 'processor';
  readonly risk: Risk;
  readonly countries: readonly string[];
};

const RISKS: readonly Risk[] = ['none', 'any', 'high'];

/** Whom the laws of these countries want told, each once. */
export function dutiesOf({ capacity, risk, countries }: Case): Duty[] {
  const all = countries.flatMap((country) => {
    if (capacity === 'processor') return OF_PROCESSORS[country] ?? [];
    return OF_CONTROLLERS[country] ?? (EUROPE.has(country) ? IN_EUROPE : []);
  });
  const owed = all.filter(({ atRisk }) => RISKS.indexOf(risk) >= RISKS.indexOf(atRisk));
  return [...new Map(owed.map((duty) => [duty.id, duty])).values()];
}

/** Countries of which no duty is on file: what their law asks has to be found out. */
export function countriesWithoutLaw({ capacity, countries }: Case): string[] {
  const known = capacity === 'processor' ? OF_PROCESSORS : OF_CONTROLLERS;
  const isKnown = (country: string) =>
    known[country] !== undefined || (capacity === 'controller' && EUROPE.has(country));
  return countries.filter((country) => !isKnown(country));
}

const HOUR = 3_600_000;

/** When, and what was said of being late. Instants in milliseconds of the epoch. */
export type Told = { readonly at: number; readonly lateReason: string | null };

export type ClockState =
  | 'open'
  | 'running'
  | 'half-gone'
  | 'run-out'
  | 'told'
  | 'told-late'
  | 'told-late-without-reason';

export type Clock = {
  readonly state: ClockState;
  /** Null where the law names no hours. */
  readonly dueAt: number | null;
  /** From the beginning until it was told, or until now; never negative. */
  readonly elapsed: number;
};

/** The end of a duty's clock; null where the law names no hours. */
export function dueAtOf({ within }: Pick<Duty, 'within'>, began: number): number | null {
  return typeof within === 'object' ? began + within.hours * HOUR : null;
}

/** How a duty stands: the first notice stops its clock, and the last moment is still in time. */
export function clockOf(duty: Duty, began: number, told: readonly Told[], now: number): Clock {
  const dueAt = dueAtOf(duty, began);
  const first = told.length === 0 ? null : Math.min(...told.map(({ at }) => at));
  const elapsed = Math.max(0, (first ?? now) - began);
  if (first !== null) {
    const isLate = dueAt !== null && first > dueAt;
    if (!isLate) return { state: 'told', dueAt, elapsed };
    const hasReason = !duty.lateNeedsReason || told.some(({ lateReason }) => lateReason !== null);
    return { state: hasReason ? 'told-late' : 'told-late-without-reason', dueAt, elapsed };
  }
  if (dueAt === null) return { state: 'open', dueAt, elapsed };
  if (now > dueAt) return { state: 'run-out', dueAt, elapsed };
  return { state: elapsed * 2 >= dueAt - began ? 'half-gone' : 'running', dueAt, elapsed };
}

/** Whether a notice at this moment has to say why it is late. */
export function needsReason(duty: Duty, began: number, at: number): boolean {
  const dueAt = dueAtOf(duty, began);
  return duty.lateNeedsReason && dueAt !== null && at > dueAt;
}

/** Who looks after the register is told at these points of a clock. */
export type Mark = 'half' | 'all';

/** The marks that a clock has passed and nobody was told of; the later one says what the earlier would. */
export function marksDue(clock: Clock, given: readonly Mark[]): Mark[] {
  if (clock.state === 'run-out') return given.includes('all') ? [] : ['all'];
  return clock.state === 'half-gone' && given.length === 0 ? ['half'] : [];
}
