import type { Currency } from './money.ts';
import { CALENDAR_MONTHS, type DatedStart, type DayOff } from './person-months.ts';

/** English as it is written in a region; `en` leaves the region to the browser. */
export const LANGUAGES = ['en', 'en-ZA', 'en-KE', 'en-NG', 'en-GB', 'en-US'] as const;

/** How a day is written in lists. `words` names the month, in the order of the region: 21 Nov 2026. */
export const DATE_FORMATS = ['MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy/MM/dd', 'yyyy-MM-dd', 'words'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const TIME_FORMATS = ['12h', '24h'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** What a person prefers (§3 `user_preferences`), whichever books are open. */
export type Preferences = {
  language: (typeof LANGUAGES)[number];
  /** What the person reckons in: shown first where books hold several, and where their new accounts begin. */
  currency: Currency;
  /** Null: that of the browser. */
  timezone: string | null;
  dateFormat: DateFormat;
  timeFormat: TimeFormat;
  /** When their months begin, the earliest start first: every "this month" follows it. */
  monthStarts: readonly DatedStart[];
  /** Days on which nobody pays them beside public holidays, each once and in order: they move paydays too. */
  daysOff: readonly DayOff[];
  /** Signing in leads to the dashboard, past the first steps. */
  skipsWelcome: boolean;
};

/** §9, for who has said nothing. */
export const SYSTEM_PREFERENCES: Preferences = {
  language: 'en',
  currency: 'USD',
  timezone: null,
  dateFormat: 'MM/dd/yyyy',
  timeFormat: '12h',
  monthStarts: CALENDAR_MONTHS,
  daysOff: [],
  skipsWelcome: false,
};

/** Where our people are, what is usual there comes before the defaults of §9. */
const HABITS: Readonly<Record<string, Partial<Preferences>>> = {
  ZA: { currency: 'ZAR', dateFormat: 'words', timeFormat: '24h' },
  KE: { currency: 'KES', dateFormat: 'words' },
  NG: { currency: 'NGN', dateFormat: 'words' },
};

/** What holds for a person of this country who has said nothing. */
export function preferencesAt(country: string): Preferences {
  return { ...SYSTEM_PREFERENCES, ...HABITS[country] };
}
