import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '#browser/api.client.ts';
import { money } from '#kernel/money.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import { CALLER } from '#testing/caller.ts';
import { CallerProvider } from '#ui/caller.tsx';
import { FormatsProvider, formatsOf } from '#ui/formats.tsx';
import { api } from './api.client.ts';
import { BalancesSection } from './balances.tsx';
import { CourseSection } from './course.tsx';
import { Figures } from './figures.tsx';
import { FinancePage } from './finance.page.tsx';
import type { Flow, InCurrency, Summary } from './model.ts';
import { SpendingSection } from './spending.tsx';

const TODAY = '2026-11-22';
beforeAll(() => vi.useFakeTimers({ now: new Date(`${TODAY}T10:00:00Z`), toFake: ['Date'] }));
afterEach(() => queryClient.clear());
afterAll(() => vi.useRealTimers());

const ID = CALLER.workspace.id;

// Each amount has cents, so that a place that shows them is seen.
const zar = (minor: number) => money(minor, 'ZAR');
const FLOW: Flow = { in: zar(456_789), out: zar(123_432), left: zar(333_357), refunds: zar(0), count: 3 };
const FULL: Flow = { in: zar(456_700), out: zar(234_521), left: zar(222_179), refunds: zar(0), count: 2 };
const NONE: Flow = { in: zar(0), out: zar(0), left: zar(0), refunds: zar(0), count: 0 };
const MARKS = { colour: 'slate', icon: 'cart' };
const part = (before: Flow): InCurrency => ({
  currency: 'ZAR',
  soFar: FLOW,
  before,
  lastMonth: before,
  spending: [
    { categoryId: ID, name: 'Food', amount: zar(123_432), before: before.out, children: [], ...MARKS },
    { categoryId: null, name: 'Fuel', amount: zar(-5151), before: zar(0), children: [], ...MARKS },
  ],
  cashFlow: [],
  spent: [zar(123_432)],
  spentBefore: before.count === 0 ? [] : [before.out],
  uncategorised: 0,
  unreviewed: 0,
});
const summaryOf = (before: Flow): Summary => ({
  period: { from: '2026-11-01', to: '2026-11-30' },
  previous: { from: '2026-10-01', to: '2026-10-31' },
  isWhole: false,
  shown: 'ZAR',
  months: [],
  soFar: { from: '2026-11-01', to: TODAY },
  before: { from: '2026-10-01', to: '2026-10-22' },
  inCurrencies: [part(before)],
  balances: [
    { accountId: ID, name: 'Cheque', bankName: '', accountType: 'cheque', isActive: true, balance: zar(987_654) },
  ],
  totals: [{ currency: 'ZAR', have: zar(987_654), owe: zar(43_212), total: zar(944_442) }],
  latest: [],
  toDo: { filesToReview: 0, cardPayments: [], differences: [] },
  toCome: [],
});

/** What a person reads, as one line; without the table behind a drawing, which is exact. */
function textOf(screen: ReactNode): string {
  const formats = formatsOf(preferencesAt('ZA'), { language: 'en-ZA', timeZone: 'Africa/Johannesburg' }, 'ZA');
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <CallerProvider caller={CALLER}>
          <FormatsProvider formats={formats}>{screen}</FormatsProvider>
        </CallerProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return markup.replaceAll(/<table.*?<\/table>|<[^>]*>/gs, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
}

function financePage(): ReactNode {
  queryClient.setQueryData(api.summary.queryKey({ input: { today: TODAY, shown: 'ZAR' } }), summaryOf(FULL));
  return <FinancePage />;
}

const summary = summaryOf(FULL);
test.each([
  ['Figures', () => <Figures part={part(FULL)} summary={summary} />, ['R 4 568', 'R 1 234', 'R 9 877']],
  ['Spending', () => <SpendingSection part={part(FULL)} summary={summary} />, ['R 1 234', 'R 52']],
  ['The course of spending', () => <CourseSection part={part(FULL)} summary={summary} />, ['R 1 234', '−R 1 111']],
  ['Balances', () => <BalancesSection {...summary} />, ['R 9 877', 'R 9 444']],
  ['Finance', financePage, ['R 9 444', 'R 9 877', 'R 432', 'R 4 568', 'R 1 234', 'R 3 334']],
])('%s: each amount is in whole units, none with cents', (_, screen, amounts) => {
  const text = textOf(screen());
  for (const amount of amounts) expect(text).toContain(amount);
  expect(text.match(/\d[.,]\d\d(?!\d)/g)).toBeNull();
});

test('spending is compared with days that hold transactions, and with no others', () => {
  const course = (before: Flow) => textOf(<CourseSection part={part(before)} summary={summaryOf(before)} />);
  expect(course(FULL)).toContain('vs 1–22 Oct');
  expect(course(NONE)).toContain('R 1 234');
  expect(course(NONE)).not.toMatch(/vs |Same as/i);
});

test('Finance says what is in accounts, and calls it no net worth while nothing but accounts is known', () => {
  const text = textOf(financePage());
  expect(text).toMatch(/R 9 877 in accounts/);
  expect(text).not.toMatch(/net worth/i);
});
