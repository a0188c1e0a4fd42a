import { addDays } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { Chart } from '#ui/charts/chart.tsx';
import type { ChartData, Point } from '#ui/charts/chart-model.ts';
import { type Flow, sankeyOf } from '#ui/charts/sankey.ts';
import { type Step, waterfallOf } from '#ui/charts/waterfall.ts';
import { linkTo } from '#ui/link-to.ts';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';

const rand = (minor: number | bigint) => money(minor, 'ZAR');
const LONG = 'Contributions to the second employer’s retirement annuity, including arrears from last year';
/** The yearly product of a continent, in cents. */
const LARGE = 3_100_000_000_000_000n;

type Row = readonly [name: string, value: Money | null];

const waterfallOver = (rows: readonly Row[]) =>
  waterfallOf({
    currency: 'ZAR',
    name: 'Amount',
    steps: rows.map<Step>(([label, value]) => ({ key: label, label, value })),
    sum: { key: 'sum', label: 'Balance at the end of March' },
  });

const MARCH = waterfallOver([
  ['Balance on 1 March', rand(4_250_00)],
  ['Salary', rand(31_400_00)],
  ['Housing', rand(-9_640_00)],
  ['Food', rand(-4_600_00)],
  ['Transport', rand(-2_400_00)],
  ['School', rand(-2_250_00)],
  ['Insurance', rand(-1_820_00)],
]);

const UGLY_MONTH = waterfallOver([
  ['Overdrawn on 1 March', rand(-12_400_55)],
  [LONG, rand(LARGE)],
  ['Fees', rand(0)],
  ['Payment of one cent', rand(-1)],
  ['Payment returned by the bank', rand(-2n * LARGE)],
  ['Account without an exchange rate', null],
  ['Interest', rand(3_05)],
]);

type Stream = readonly [from: string, to: string, value: Money | null];

const sankeyOver = (rows: readonly Stream[]) =>
  sankeyOf({
    currency: 'ZAR',
    name: 'Amount',
    flows: rows.map<Flow>(([from, to, value], place) => ({ key: String(place), from, to, value })),
  });

const HOUSEHOLD = sankeyOver([
  ['Salary', 'Cheque account', rand(31_400_00)],
  ['Rent from a lodger', 'Cheque account', rand(3_500_00)],
  ['Cheque account', 'Housing', rand(9_640_00)],
  ['Cheque account', 'Food', rand(4_600_00)],
  ['Cheque account', 'Transport', rand(2_400_00)],
  ['Cheque account', 'Savings', rand(6_000_00)],
  ['Cheque account', 'School', rand(2_250_00)],
]);

const goalFlow = (number: number) => ['Savings', `Goal ${number}`, rand(LARGE / 12n)] as const;

const UGLY_FLOWS = sankeyOver([
  [LONG, 'Cheque', rand(LARGE)],
  ['Cheque', LONG.toUpperCase(), rand(LARGE / 2n)],
  ['Cheque', 'Payment of one cent', rand(1)],
  ['Cheque', 'Nothing', rand(0)],
  ['Cheque', 'Returned', rand(-450_00)],
  ['Cheque', 'Savings', rand(LARGE)],
  ['Savings', 'Cheque', rand(120_00)],
  ['Account without an exchange rate', 'Savings', null],
  ...Array.from({ length: 9 }, (_, place) => goalFlow(place + 1)),
]);

/** So many days with the amount of each; null is not known. */
function useDays(first: string, count: number, amountOf: (place: number) => Money | null): ChartData {
  const formats = useFormats();
  return {
    kind: 'calendar',
    currency: 'ZAR',
    series: [{ key: 'spent', name: 'Spent', hue: 'green' }],
    points: Array.from({ length: count }, (_, place) => addDays(first, place)).map((day, place) => ({
      key: day,
      label: writeDay(day, formats, 'short'),
      values: { spent: amountOf(place) },
    })),
  };
}

const ofYear = (place: number) => rand(place % 6 === 0 ? 0 : 45_00 + ((place * 7919) % 97) * 11_35);

/** From nothing at all to a day of everything. */
const UGLY_DAYS = [null, 0n, -250_00n, 1n, LARGE, 75_00n, 75_00n] as const;

function ofUglyDays(place: number): Money | null {
  const minor = UGLY_DAYS[place % UGLY_DAYS.length] ?? null;
  return minor === null ? null : rand(minor);
}

/** Where a figure of the kit leads: nowhere but to a name in the address. */
export function behind({ key }: Point): string {
  return linkTo('/dev/kit', { tab: 'charts', of: key });
}

/** Change, flow and habit: each as it mostly is, with nothing in it, and at its worst. */
export function KitMoreCharts() {
  const year = useDays('2025-04-01', 365, ofYear);
  const days = useDays('2024-02-01', 42, ofUglyDays);
  const charts: readonly (readonly [title: string, data: ChartData])[] = [
    ['The balance rose in March', MARCH],
    ['Change of the balance in a month', waterfallOver([])],
    ['The month’s total is unknown', UGLY_MONTH],
    ['Housing took more than a quarter of your income', HOUSEHOLD],
    ['Cash flow of a month', sankeyOver([])],
    ['Spending was higher than income', UGLY_FLOWS],
    ['Nothing was spent on every sixth day', year],
    ['Spending on each day of a year', { ...year, points: [] }],
    ['More was spent on one day than on all others', days],
  ];
  return charts.map(([title, data]) => (
    <Section key={title}>
      <Chart {...data} title={title} linkOf={behind} empty="There is no data for this chart yet." height="large" />
    </Section>
  ));
}
