import type { Day } from '#kernel/calendar.ts';
import type { LineDirection } from './kinds.ts';

/* As stored: JSON knows no bigint. Amounts are in the currency of the project. */

export type StoredLine = {
  readonly id: string;
  readonly name: string;
  readonly direction: LineDirection;
  readonly categoryId: string | null;
  readonly accountId: string | null;
  readonly minor: string;
};

export type StoredPerson = {
  readonly id: string;
  readonly name: string;
  /** Null: someone who is not in the workspace. */
  readonly memberId: string | null;
  /** Weight in the sharing: 1, hundredths of a percent, or parts. */
  readonly weight: number;
  /** What is paid from these accounts, this person paid. */
  readonly accountIds: readonly string[];
};

export type StoredClosing = {
  readonly day: Day;
  readonly budget: string;
  readonly spent: string;
  readonly income: string;
  readonly count: number;
  readonly minutes: number;
};
