import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, daysOf } from '#kernel/calendar.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { hledgerName } from '#modules/money/export-formats/hledger.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#modules/front/demo/model.ts';
import { startTestApp } from '#testing/app.server.ts';
import { budgetByHledger, noLedgerPrograms } from '#testing/ledger-programs.server.ts';
import { seedDemo } from './demo.server.ts';

const TODAY = '2026-11-21';
/** A year before the month of today. */
const MONTHS = Array.from({ length: 12 }, (_, place) => addMonths('2025-11', place));
const [FIRST = ''] = MONTHS;

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
  await seedDemo({ services: app.services, router: app.router, today: TODAY });
});
afterAll(() => app.close());

/** The demo household with a plan of the year in place of its own: from its history, of a category with those below it too. */
async function planned() {
  const { api } = app.visitor();
  await api.identity.signIn({ email: DEMO_PEOPLE[0]?.email ?? '', password: DEMO_PASSWORD });
  for (const table of ['budget_closings', 'budget_moves', 'budget_lines', 'budget_rules'])
    await app.owner.query(`delete from ${table}`);
  const began = `${FIRST}-15`;
  const categories = await api.categories.list();
  const { lines } = await api.budgets.suggest({ today: began, rule: 'month:1' });
  const transport = categories.find(({ name }) => name === 'Transport');
  const below = new Set(categories.filter(({ parentId }) => parentId === transport?.id).map(({ id }) => id));
  const wanted = [
    ...lines.filter(({ categoryId, limit }) => limit.currency === 'ZAR' && !below.has(categoryId)),
    { categoryId: transport?.id ?? '', limit: money(9_000_00n, 'ZAR') },
  ].map(({ categoryId, limit }) => ({ categoryId, limit }));
  await api.budgets.start({ today: began, rule: 'month:1', method: 'plan', lines: wanted });
  // Some limits change within the year, for good or for one month alone.
  const [one, other] = (await api.budgets.overview({ today: TODAY, key: `${FIRST}-01` })).lines;
  const changes = [
    { line: one, key: '2026-03-01', minor: 1_234_56n, only: false },
    { line: other, key: '2026-06-01', minor: 99_00n, only: true },
  ];
  for (const { line, key, minor, only } of changes)
    await api.budgets.setLimit({ today: TODAY, key, lineId: line?.id ?? '', limit: money(minor, 'ZAR'), only });
  return { api, categories };
}

test.skipIf(noLedgerPrograms !== '')(
  `${noLedgerPrograms}a plan for a year of the demo household is what hledger says of the exported journal`,
  async () => {
    const { api, categories } = await planned();
    const pathOf = (id: string): string => {
      const category = categories.find((one) => one.id === id);
      const above = category?.parentId ?? null;
      return `${above === null ? 'Expenses' : pathOf(above)}:${hledgerName(category?.name ?? '')}`;
    };
    const shown = await Promise.all(
      MONTHS.map(async (month) => ({
        month,
        lines: (await api.budgets.overview({ today: TODAY, key: `${month}-01` })).lines,
      })),
    );
    const goals = shown.map(({ month, lines }) => {
      const postings = lines.map(({ categoryId, limit }) => `    ${pathOf(categoryId)}  ${decimalOf(limit)} ZAR`);
      const next = daysOf(addMonths(month, 1)).first;
      return [`~ monthly from ${month}-01 to ${next}`, ...postings, '    Assets:Plan'].join('\n');
    });
    const journal = await (await api.transactions.exportFile({ currency: 'ZAR', format: 'hledger' })).text();
    const report = await budgetByHledger(`${journal}\n${goals.join('\n\n')}\n`, {
      from: `${FIRST}-01`,
      before: daysOf(addMonths(FIRST, 12)).first,
      currency: 'ZAR',
    });
    let compared = 0;
    for (const { month, lines } of shown)
      for (const { categoryId, name, limit, spent } of lines) {
        const ours = { spent: spent.minor, planned: limit.minor };
        expect(report.get(`${pathOf(categoryId)} ${month}`), `${name} in ${month}`).toEqual(ours);
        compared += 1;
      }
    expect(compared).toBeGreaterThan(12 * 20);
    const all = (place: number) => shown[place]?.lines.reduce((sum, { spent }) => sum + spent.minor, 0n);
    expect(all(0)).toBeGreaterThan(0n);
  },
);
