import type pg from 'pg';
import { money } from '#kernel/money.ts';
import { plainTerms } from '#modules/planning/debts/agreed.ts';
import type { Api } from '../e2e/caller.ts';
import { type Line, repeated, type Sample, timed } from './measure.ts';
import { onBooks } from './books.ts';
import { addNeighbours, addRows, TODAY } from './rows.ts';
import type { Yard } from './yard.ts';

const DEBTS = 30;
const AIM_MS = 100;

/** The page of debts with thirty debts, those with accounts among the busiest there are, and two years of recorded plans. */
export async function measureDebts(yard: Yard, sizes: readonly number[], say: (text: string) => void): Promise<Line[]> {
  return onBooks(yard, async ({ api, client, accounts, tagId, ...books }) => {
    await addDebts(api, client, accounts, books.workspaceId);
    const lines: Line[] = [];
    const first = new Map<string, Sample>();
    let from = 0;
    for (const size of sizes.filter((rows) => rows <= 100_000)) {
      const took = await timed(() => addRows(client, { ...books, tagId }, accounts, { from, to: size }));
      if (from === 0) await addNeighbours(client, books.workspaceId);
      await client.query('vacuum (analyze) transactions, transaction_days, transaction_sums, transaction_months');
      say(`${yard.name}: filled to ${size.toLocaleString('en')} rows in ${(took / 1000).toFixed(0)} s`);
      from = size;
      const [debt] = (await api.debts.overview({ today: TODAY })).debts;
      const questions = {
        [`${DEBTS} debts`]: () => api.debts.overview({ today: TODAY }),
        'what happened on a debt': () => api.debts.actual({ id: debt?.id ?? '', today: TODAY }),
      };
      for (const [what, ask] of Object.entries(questions)) {
        await client.query('delete from rate_limits');
        const found = await repeated(ask);
        const beside = first.get(what);
        if (beside === undefined) first.set(what, found);
        lines.push({
          what: `${yard.name}: ${what}, ${size.toLocaleString('en')} rows`,
          unit: 'ms',
          found,
          ...(beside !== undefined && {
            beside: { what: `at ${sizes[0]?.toLocaleString('en') ?? ''} rows`, found: beside },
            aim: { text: `p95 < ${AIM_MS} ms`, reached: found.p95 < AIM_MS },
          }),
        });
      }
    }
    return lines;
  });
}

async function addDebts(api: Api, client: pg.Client, accounts: readonly string[], workspaceId: string): Promise<void> {
  const currencies = new Map((await api.accounts.list()).map(({ id, currency }) => [id, currency]));
  for (let number = 0; number < DEBTS; number += 1) {
    const accountId = accounts[number] ?? null;
    const currency = currencies.get(accountId ?? '') ?? 'ZAR';
    const amount = (units: bigint) => money(units * 100n, currency);
    await api.debts.add({
      name: `Debt ${number + 1}`,
      kind: 'personal',
      accountId,
      balance: amount(20_000n + 3_000n * BigInt(number)),
      balanceOn: TODAY,
      agreedOn: null,
      agreed: plainTerms(1200 + 50 * number, amount(900n + 40n * BigInt(number))),
    });
  }
  await client.query(
    `insert into debt_months (workspace_id, debt_id, month, owed_minor, planned_minor, free_month)
      select $1, d.id, to_char($2::date - make_interval(months => back), 'YYYY-MM'), 5000000, 150000, '2031-01'
      from debts d cross join generate_series(0, 23) back where d.workspace_id = $1 on conflict do nothing`,
    [workspaceId, TODAY],
  );
}
