import { addDays, type Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';
import { bookkeeper } from './books.server.ts';
import { household, type HouseholdKind } from './households.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Someone with the books of an invented household: a cheque account, and savings where money is moved to them. */
export async function householder(
  app: TestApp,
  kind: HouseholdKind,
  { until, months = 8 }: { until: Day; months?: number },
) {
  const books = await bookkeeper(app);
  const { api, accountId, category, session } = books;
  const { id: savingsId } = await api.accounts.create({
    name: 'Savings',
    accountType: 'savings',
    openingBalance: money(500_000n, 'ZAR'),
  });
  await api.accounts.update({ id: accountId, openingBalance: money(4_000_000n, 'ZAR') });
  const spent = ['Groceries', 'Fuel', 'Electricity', 'Eating out', 'Airtime'].map((name) =>
    optional(() => category(name)),
  );
  const named = [...new Set(household(kind, 1, { until, months }).rows.map((row) => row.category))];
  const categoryOf = (row: { category: string; minor: number; isTransfer: boolean }) => {
    if (row.isTransfer) return category('Between own accounts');
    if (row.minor > 0) return category('Salary and wages');
    const known = spent.flatMap((id) => id ?? []);
    return known[named.indexOf(row.category) % known.length] ?? null;
  };
  const rows = household(kind, 1, { until, months })
    .rows.filter(({ currency }) => currency === 'ZAR')
    .map((row) => ({
      account: row.account === 'savings' ? savingsId : accountId,
      day: row.day,
      text: row.category,
      minor: row.minor,
      category: categoryOf(row),
    }));
  await app.owner.query(
    `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, minor, currency, category_id)
      select $1, gen_random_uuid(), $2, (r ->> 'account')::uuid, (r ->> 'day')::date, r ->> 'text', (r ->> 'minor')::bigint, 'ZAR',
        (r ->> 'category')::uuid
      from jsonb_array_elements($3::jsonb) r`,
    [session.workspace.id, session.person.id, JSON.stringify(rows)],
  );
  return { ...books, savingsId, after: (days: number) => addDays(until, days) };
}

function optional<Value>(find: () => Value): Value | null {
  try {
    return find();
  } catch {
    return null;
  }
}
