import { randomUUIDv7 } from 'node:crypto';
import { money } from '#kernel/money.ts';
import { categoryIdsBySlug } from '#modules/money/categories/service.server.ts';
import { categoriser } from '#modules/money/merchants/service.server.ts';
import { transactionsCategorised } from '#modules/money/ledger/events.ts';
import type { Database } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import type { DemoBooks, DemoRow } from './ledger.ts';

/**
 * The rows of demo books as the product would keep them: the categoriser first learns what the demo people would have
 * taught it, then files what it can; the rest counts as filed by hand. `accountIds`: by the accounts' names.
 */
export async function filedRows(
  db: Database,
  emit: Emit,
  workspaceId: string,
  { accounts, rows }: DemoBooks,
  accountIds: ReadonlyMap<string, string>,
) {
  const bySlug = await categoryIdsBySlug(db, workspaceId);
  const places = new Map(accounts.map(({ key, name, currency }) => [key, { id: accountIds.get(name), currency }]));
  // Ids made in one millisecond are in no order of their own.
  const ids = Array.from({ length: rows.length }, () => randomUUIDv7()).toSorted();
  const wanted = rows.map((row, index) => ({
    ...lineOf(row),
    row,
    id: ids[index] ?? randomUUIDv7(),
    categoryId: row.slug === null ? null : (bySlug.get(row.slug) ?? null),
  }));
  const unaided = await categoriser(db, workspaceId);
  const lessons = Map.groupBy(
    wanted.filter((line) => line.categoryId !== unaided(line).categoryId),
    ({ categoryId }) => categoryId,
  );
  for (const [categoryId, lines] of lessons) {
    if (categoryId === null) continue;
    const filed = lines.map(({ id, bankText, direction }) => ({ id, bankText, direction, description: bankText }));
    await emit(transactionsCategorised({ workspaceId, categoryId, rows: filed }));
  }
  const file = await categoriser(db, workspaceId);
  return wanted.map(({ row, id, categoryId, ...line }) => {
    const place = places.get(row.account);
    if (place?.id === undefined) throw new Error(`the demo has no account ${row.account}`);
    const { description, categoryId: found, source } = file(line);
    return {
      id,
      accountId: place.id,
      bookedOn: row.day,
      description,
      bankText: row.bankText,
      categoryId,
      categorySource: categoryId === null ? null : categoryId === found ? source : ('person' as const),
      amount: money(row.minor, place.currency),
    };
  });
}

function lineOf({ bankText, minor }: DemoRow) {
  return { bankText, direction: minor < 0n ? 'out' : 'in' } as const;
}
