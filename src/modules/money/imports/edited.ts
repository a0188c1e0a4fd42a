import type { Money } from '#kernel/money.ts';
import type { Day } from '#kernel/calendar.ts';

/** Rows of an import that the person has changed since, as the refusal to take it back names them. */
export type EditedSince = {
  readonly count: number;
  readonly rows: readonly {
    readonly id: string;
    readonly day: Day;
    readonly description: string;
    readonly amount: Money;
  }[];
};
