import { addDays, type Day } from '#kernel/calendar.ts';

/** The currency of the demo people. */
const DEMO_CURRENCY = 'ZAR';

/** So many weeks back, which is more than their books go. */
const WEEKS = 130;
const DAYS_OF_WEEK = 7;
/** Rand for a dollar, in ten-thousandths: about what it was from 2024 to 2026, and no real day's. */
const MIDDLE = 181_500;
const SWING = 9_000;
/** Weeks from one height to the next. */
const LENGTH = 37;

/** Invented rates of the dollar in rand, one a week up to today, as a file that the product reads. */
export function demoRates(today: Day): string {
  const lines = Array.from({ length: WEEKS }, (_, week) => {
    const turn = (2 * Math.PI * week) / LENGTH;
    const rate = Math.round(MIDDLE + SWING * Math.sin(turn) + (SWING / 4) * Math.sin(3.7 * turn));
    return `${addDays(today, -week * DAYS_OF_WEEK)},USD,${DEMO_CURRENCY},${(rate / 10_000).toFixed(4)}`;
  });
  return ['date,from,to,rate', ...lines, ''].join('\n');
}
