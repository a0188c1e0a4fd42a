import type pg from 'pg';
import { addDays } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { FARTHEST_DAYS } from '#modules/planning/cash-flow/limits.ts';
import type { NewScenario } from '#modules/planning/cash-flow/model.ts';
import type { Api } from '../e2e/caller.ts';
import { type Line, repeated, type Sample } from './measure.ts';
import { onBooks } from './books.ts';
import { addNeighbours, addRows, TODAY } from './rows.ts';
import type { Yard } from './yard.ts';

const AIM_MS = 100;
const PAYMENTS = 12;

/** The page of the cash flow, 24 months ahead with three scenarios beside it: with a dozen recurring payments and a budget. */
export async function measureCashFlow(
  yard: Yard,
  sizes: readonly number[],
  say: (text: string) => void,
): Promise<Line[]> {
  return onBooks(yard, async ({ api, client, accounts, tagId, ...books }) => {
    const lines: Line[] = [];
    const first = new Map<string, Sample>();
    let from = 0;
    let scenarioIds: string[] = [];
    for (const size of sizes.filter((rows) => rows <= 100_000)) {
      await addRows(client, { ...books, tagId }, accounts, { from, to: size });
      if (from === 0) {
        await addNeighbours(client, books.workspaceId);
        await addPayments(client, books, accounts);
        scenarioIds = await prepare(api, accounts);
        say(`${yard.name}: ${PAYMENTS} recurring payments, a budget, ${scenarioIds.length} scenarios`);
      }
      await client.query('vacuum (analyze) transactions, transaction_days, transaction_sums, transaction_months');
      from = size;
      const questions = {
        '24 months, three scenarios': () => api.cashFlow.overview({ today: TODAY, days: FARTHEST_DAYS, scenarioIds }),
        '90 days': () => api.cashFlow.overview({ today: TODAY }),
        'what moves a day': () => api.cashFlow.day({ today: TODAY, day: addDays(TODAY, 20) }),
      };
      for (const [what, ask] of Object.entries(questions)) {
        await client.query('delete from rate_limits');
        const found = await repeated(ask);
        const beside = first.get(what) ?? found;
        first.set(what, beside);
        lines.push({
          what: `${yard.name}: cash flow, ${what}, ${size.toLocaleString('en')} rows`,
          unit: 'ms',
          found,
          beside: { what: 'with the fewest rows', found: beside },
          aim: { text: `p95 < ${AIM_MS} ms`, reached: found.p95 < AIM_MS },
        });
      }
    }
    return lines;
  });
}

const NAMES = [
  'Landlord',
  'Insurer',
  'Gym',
  'Fibre',
  'School',
  'Levies',
  'Medical',
  'Choir',
  'Garage',
  'Water',
  'Burial',
  'Union',
];
const payeeOf = (number: number) => `${NAMES[number % NAMES.length] ?? ''} Umhlanga Trust`;

/** Two years of the payments, one a month each. */
async function addPayments(
  client: pg.Client,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  accounts: readonly string[],
): Promise<void> {
  for (let number = 0; number < PAYMENTS; number += 1)
    await client.query(
      `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, minor, currency)
        select $1, gen_random_uuid(), $2, $3, ($4::date - make_interval(months => back))::date, $5, $6, 'ZAR'
        from generate_series(0, 23) back`,
      [
        workspaceId,
        userId,
        accounts[number % 5],
        `2026-10-${String(1 + number).padStart(2, '0')}`,
        payeeOf(number),
        -(400 + 90 * number) * 100,
      ],
    );
}

/** Answers the ids of the scenarios. */
async function prepare(api: Api, accounts: readonly string[]): Promise<string[]> {
  const [accountId = ''] = accounts;
  const amount = (units: bigint) => money(units * 100n, 'ZAR');
  for (let number = 0; number < PAYMENTS; number += 1)
    await api.recurring.add({
      accountId: accounts[number % 5] ?? accountId,
      direction: 'out',
      payeeText: payeeOf(number),
      name: `Payment ${number + 1}`,
      categoryId: null,
      cadence: {
        kind: 'day-of-month',
        every: 1,
        day: 1 + number,
        anchor: '2025-01-01',
        shift: 'after',
        country: 'ZA',
      },
      amount: { kind: 'last', amount: amount(400n + 90n * BigInt(number)) },
    });
  const { lines } = await api.budgets.suggest({ today: TODAY, rule: 'month:25-or-before' });
  const wanted = lines.slice(0, 12).map(({ categoryId, limit }) => ({ categoryId, limit }));
  await api.budgets.start({ today: TODAY, rule: 'month:25-or-before', method: 'plan', lines: wanted });
  const base = { kind: 'repeat', accountId, from: addDays(TODAY, 20), to: null, every: 'month' } as const;
  const scenarios: NewScenario[] = [
    { name: 'New job', template: 'job', changes: [{ ...base, name: 'Pay', amount: amount(9_000n) }] },
    { name: 'Rent up', template: 'rent', changes: [{ ...base, name: 'Rent', amount: amount(-900n) }] },
    { name: 'A car', template: 'car', changes: [{ ...base, name: 'Instalment', amount: amount(-4_200n) }] },
  ];
  const ids: string[] = [];
  for (const scenario of scenarios) ids.push((await api.cashFlow.addScenario(scenario)).id);
  return ids;
}
