import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { type CreditTerms, fittingTerms, statementsOn } from './credit.ts';
import type { AccountType } from './kinds.parts.ts';
import type { CardStatement } from './model.ts';
import type { RowsOfAccounts } from './rows-of-accounts.server.ts';
import { type AccountRow, accountRows } from './store.server.ts';

type CreditColumns = Pick<AccountRow, 'creditLimitMinor' | 'statementDay' | 'dueDaysAfter' | 'dueDay'>;

/** The terms as columns. */
export function creditColumns({ creditLimit, statementDay, paymentDue }: CreditTerms): CreditColumns {
  return {
    creditLimitMinor: creditLimit?.minor ?? null,
    statementDay,
    dueDaysAfter: paymentDue?.kind === 'days-after' ? paymentDue.days : null,
    dueDay: paymentDue?.kind === 'day-of-month' ? paymentDue.day : null,
  };
}

/** The terms that the columns are. */
export function creditTermsOf(row: CreditColumns & Pick<AccountRow, 'currency'>): CreditTerms {
  const { creditLimitMinor, statementDay, dueDaysAfter, dueDay, currency } = row;
  return {
    creditLimit: creditLimitMinor === null ? null : money(creditLimitMinor, currency),
    statementDay,
    paymentDue:
      dueDaysAfter !== null
        ? { kind: 'days-after', days: dueDaysAfter }
        : dueDay !== null
          ? { kind: 'day-of-month', day: dueDay }
          : null,
  };
}

/** The terms after a change: all that is given, and what was there as far as it fits the type. */
export function changedTerms(before: AccountRow, type: AccountType, given: Partial<CreditTerms>): CreditTerms {
  return { ...fittingTerms(type, { ...creditTermsOf(before), ...given }), ...given };
}

/** The statements of open cards by the books, as `statementsOn` names them for the day. */
export async function cardStatements(
  rows: RowsOfAccounts,
  db: Database,
  workspaceId: string,
  today: Day,
): Promise<CardStatement[]> {
  const open = (await accountRows(db, workspaceId)).filter(({ isActive }) => isActive);
  const wanted = open.flatMap((row) => statementsOn(today, creditTermsOf(row)).map((days) => ({ row, ...days })));
  const asked = wanted.map(({ row, day }) => ({ accountId: row.id, day, until: today }));
  const figures = await rows.cardFigures(db, workspaceId, asked);
  return wanted.flatMap(({ row: { id: accountId, currency }, ...days }, place) => {
    const sums = figures[place];
    if (sums === undefined) return [];
    return [{ accountId, ...days, balance: money(sums.minor, currency), cameIn: money(sums.cameIn, currency) }];
  });
}
