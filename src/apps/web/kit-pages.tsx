import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { money } from '#kernel/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Chart } from '#ui/charts/chart.tsx';
import type { Point } from '#ui/charts/chart-model.ts';
import { Switch } from '#ui/checkbox.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { Stat } from '#ui/stat.tsx';
import { Table } from '#ui/table.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { behind } from './kit-more-charts.tsx';

export const PAGE_KINDS = ['list', 'detail', 'dashboard', 'form', 'settings', 'report'] as const;
type PageKind = (typeof PAGE_KINDS)[number];

const KINDS: Readonly<Record<PageKind, () => React.ReactNode>> = {
  list: ListPage,
  detail: DetailPage,
  dashboard: DashboardPage,
  form: FormPage,
  settings: SettingsPage,
  report: ReportPage,
};

/** A page of one kind as screens of that kind are laid out. */
export function PageOfKind({ kind }: { kind: PageKind }) {
  const Kind = KINDS[kind];
  return <Kind />;
}

const AMOUNT = (minor: number) => money(BigInt(minor), 'ZAR');
const ROWS = [
  { id: '1', day: '2026-03-27', text: 'Checkers Sixty60', category: 'Groceries', amount: AMOUNT(-489_90) },
  { id: '2', day: '2026-03-26', text: 'Engen N1 City', category: 'Fuel', amount: AMOUNT(-1_120_00) },
  { id: '3', day: '2026-03-25', text: 'Salary', category: 'Salary and wages', amount: AMOUNT(31_400_00) },
] as const;

function Rows({ caption }: { caption: string }) {
  return (
    <Table
      caption={caption}
      rows={ROWS}
      keyOf={(row) => row.id}
      columns={[
        { key: 'day', header: 'Date', onCard: 'plain', cell: (row) => <DateText day={row.day} /> },
        { key: 'text', header: 'Description', onCard: 'title', cell: (row) => row.text },
        { key: 'category', header: 'Category', cell: (row) => row.category },
        {
          key: 'amount',
          header: 'Amount',
          align: 'end',
          onCard: 'figure',
          cell: (row) => <MoneyText value={row.amount} toned />,
        },
      ]}
    />
  );
}

const add = (
  <Button look="primary" icon={<Plus aria-hidden />}>
    Add transaction
  </Button>
);

/** What is there: one line that answers, a search, the table. */
function ListPage() {
  const [search, setSearch] = useState('');
  return (
    <>
      <PageHeader
        title="Transactions"
        answer="3 transactions this week"
        note="The newest transactions are first."
        actions={add}
      />
      <SearchInput
        label="Search transactions"
        placeholder="Search"
        value={search}
        onSearch={setSearch}
        className="mb-4 max-w-xs"
      />
      <Section flush>
        <Rows caption="Transactions of this week" />
      </Section>
    </>
  );
}

/** One thing: what it comes to, then its parts, the most asked for first. */
function DetailPage() {
  return (
    <>
      <PageHeader
        title="FNB Cheque"
        answer={<MoneyText value={AMOUNT(18_240_55)} />}
        note="Balance on 27 March"
        actions={<Button>Edit account</Button>}
      />
      <div className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Stat to="/dev/kit" label="Income this month" value={<MoneyText value={AMOUNT(31_400_00)} toned />} />
        <Stat to="/dev/kit" label="Spending this month" value={<MoneyText value={AMOUNT(-22_670_00)} toned />} />
      </div>
      <Section title="Transactions" flush>
        <Rows caption="Transactions of FNB Cheque" />
      </Section>
    </>
  );
}

const WEEKS = ['1', '8', '15', '22', '29'].map<Point>((label, place) => ({
  key: label,
  label,
  values: { now: AMOUNT(2_400_00 * (place + 1)), before: AMOUNT(2_900_00 * (place + 1)) },
}));

/** How things stand: a figure that leads, its line, then what needs doing. */
function DashboardPage() {
  return (
    <>
      <PageHeader
        title="Dashboard"
        answer={<MoneyText value={AMOUNT(8_730_00)} />}
        note="You can spend this until 25 April."
      />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Section>
          <Chart
            kind="line"
            currency="ZAR"
            points={WEEKS}
            series={[
              { key: 'now', name: 'This month', hue: 'green' },
              { key: 'before', name: 'Last month', hue: 'ochre' },
            ]}
            title="Spending is lower than last month"
            linkOf={behind}
            empty="There is no data for this chart yet."
          />
        </Section>
        <Section title="To do">
          <ul className="divide-y divide-line text-sm">
            {['12 transactions without a category', '2 files to review'].map((one) => (
              <li key={one} className="flex items-center justify-between gap-3 py-2">
                {one}
                <Button size="small">Open</Button>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}

/** One thing to be entered: as wide as it is read, its button where the form ends. */
function FormPage() {
  const [amount, setAmount] = useState<ReturnType<typeof money> | null>(null);
  const [day, setDay] = useState('2026-03-27');
  return (
    <div className="max-w-reading">
      <PageHeader title="Add transaction" />
      <Section>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Description" className="sm:col-span-2">
            <TextInput />
          </Field>
          <Field label="Amount">
            <MoneyInput currency="ZAR" value={amount} onChange={setAmount} />
          </Field>
          <Field label="Date">
            <DateInput value={day} onChoose={(chosen, text) => setDay(chosen ?? text)} />
          </Field>
        </div>
        <div className="mt-5 flex justify-end gap-2">
          <Button>Cancel</Button>
          <Button look="primary">Add transaction</Button>
        </div>
      </Section>
    </div>
  );
}

/** What holds at once: one card for each subject, and no button that saves. */
function SettingsPage() {
  const [hasMail, setMail] = useState(true);
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PageHeader title="Notifications" />
      <Section title="E-mail">
        <Switch
          label="Weekly summary"
          hint="We e-mail the summary on Monday mornings."
          checked={hasMail}
          onSwitch={setMail}
        />
      </Section>
      <Section title="Month">
        <Field label="Month starts on">
          <Select
            choices={[
              { value: '1', label: 'The 1st of the month' },
              { value: '25', label: 'The 25th of the month' },
            ]}
          />
        </Field>
      </Section>
    </div>
  );
}

/** What was: the finding, its period, the figures behind it, and a file to take away. */
function ReportPage() {
  return (
    <>
      <PageHeader
        title="Spending"
        answer="R 1 200 less than in February"
        note="March 2026"
        actions={<Button icon={<Download aria-hidden />}>Download</Button>}
      />
      <Section title="Spending by category" actions={<Badge tone="neutral">ZAR</Badge>} flush>
        <Table
          caption="Spending by category"
          rows={[
            { id: 'housing', name: 'Housing', spent: AMOUNT(9_640_00) },
            { id: 'food', name: 'Food', spent: AMOUNT(4_600_00) },
          ]}
          keyOf={(row) => row.id}
          columns={[
            { key: 'name', header: 'Category', onCard: 'title', cell: (row) => row.name, total: 'Total' },
            {
              key: 'spent',
              header: 'Spent',
              align: 'end',
              onCard: 'figure',
              cell: (row) => <MoneyText value={row.spent} />,
              total: <MoneyText value={AMOUNT(14_240_00)} />,
            },
          ]}
        />
      </Section>
    </>
  );
}
