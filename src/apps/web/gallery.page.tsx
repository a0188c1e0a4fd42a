import { FileUp, Inbox, Plus } from 'lucide-react';
import { useState } from 'react';
import { money } from '#kernel/money.ts';
import { Badge, Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CategoryMark } from '#ui/category-mark.tsx';
import { Checkbox, Switch } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Dialog, TypedConfirmation } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { useListKeys } from '#ui/list-keys.client.ts';
import { MoneyInput } from '#ui/money-input.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { FailureState } from '#ui/page-states.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Progress } from '#ui/progress.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { FigureLink, Stat } from '#ui/stat.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { PasswordInput, TextArea, TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { flagParam, useUrlState } from '#ui/url-state.tsx';
import * as z from 'zod';
import { GalleryCharts } from './gallery-charts.tsx';

const CATEGORIES = [
  { value: 'groceries', label: 'Groceries', mark: <CategoryMark icon="basket" colour="ochre" /> },
  { value: 'transport', label: 'Transport', mark: <CategoryMark icon="bus" colour="teal" />, note: 'Getting about' },
  { value: 'housing', label: 'Housing', mark: <CategoryMark icon="house" colour="green" /> },
] as const;

const ROWS = [
  { id: 'a', day: '2026-03-02', text: 'Checkers Sixty60', category: 0, amount: money(-1_489_90n, 'ZAR') },
  { id: 'b', day: '2026-03-03', text: 'Engen N1 City', category: 1, amount: money(-620_00n, 'ZAR') },
  { id: 'c', day: '2026-03-25', text: 'Salary', category: 2, amount: money(31_400_00n, 'ZAR') },
];

const FIELDS = { tab: z.enum(['forms', 'lists', 'charts', 'states']).default('forms'), narrow: flagParam };

/** The pieces side by side, with made-up rows. Development only. */
export function GalleryPage() {
  const [{ tab }, setUrl] = useUrlState(FIELDS);
  return (
    <>
      <PageHeader
        title="Gallery"
        answer={
          <>
            You have{' '}
            <FigureLink to="/app/gallery">
              <MoneyText value={money(8_730_00n, 'ZAR')} />
            </FigureLink>{' '}
            left to spend.
          </>
        }
        note="Pieces of the interface with made-up rows."
        actions={
          <>
            <LinkButton to="/app/gallery?tab=charts">A link</LinkButton>
            <Button look="primary" icon={<Plus aria-hidden />}>
              Add a transaction
            </Button>
          </>
        }
      />
      <Tabs
        label="Kinds of pieces"
        value={tab}
        onChange={(next) => setUrl({ tab: next })}
        tabs={[
          { value: 'forms', label: 'Forms' },
          { value: 'lists', label: 'Lists' },
          { value: 'charts', label: 'Charts' },
          { value: 'states', label: 'States' },
        ]}
      >
        {tab === 'forms' && <Forms />}
        {tab === 'lists' && <Lists />}
        {tab === 'charts' && <GalleryCharts />}
        {tab === 'states' && <States />}
      </Tabs>
    </>
  );
}

function Forms() {
  const [amount, setAmount] = useState<ReturnType<typeof money> | null>(money(123_450n, 'ZAR'));
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]['value'] | null>('groceries');
  const [over, setOver] = useState<'dialog' | 'sheet' | 'typed' | null>(null);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Section title="Controls" note="Each in a field">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Description" hint="As you would say it">
            <TextInput placeholder="Groceries at the corner" />
          </Field>
          <Field label="Amount">
            <MoneyInput currency="ZAR" value={amount} onChange={setAmount} />
          </Field>
          <Field label="Day">
            <DateInput defaultValue="2026-03-25" />
          </Field>
          <Field label="Category">
            <Combobox options={CATEGORIES} value={category} onChange={setCategory} />
          </Field>
          <Field label="Account">
            <Select
              choices={[
                { value: 'cheque', label: 'FNB Cheque' },
                { value: 'cash', label: 'Cash' },
              ]}
            />
          </Field>
          <Field label="Password" error="Password must contain at least one number">
            <PasswordInput autoComplete="new-password" defaultValue="secret" />
          </Field>
          <Field label="Note" optional className="sm:col-span-2">
            <TextArea />
          </Field>
          <Checkbox label="Only uncategorised" defaultChecked />
          <Switch label="Show cents" hint="In summaries too" defaultChecked />
        </div>
      </Section>
      <div className="flex flex-col gap-6">
        <Section title="Buttons and news">
          <div className="flex flex-wrap gap-2">
            <Button look="primary">Save</Button>
            <Button>Cancel</Button>
            <Button look="quiet">Skip</Button>
            <Button look="danger">Delete for ever</Button>
            <Button look="primary" pending>
              Saving
            </Button>
            <Button disabled>Not now</Button>
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button onClick={() => toast.success('Saved', { description: 'The transaction is in your books.' })}>
              Success
            </Button>
            <Button
              onClick={() =>
                toast.show('Deleted', { action: { label: 'Undo', perform: () => toast.success('Back again') } })
              }
            >
              Undo
            </Button>
            <Button
              onClick={() =>
                toast.error('Error signing out', {
                  description: 'There was a problem signing you out. Please try again.',
                })
              }
            >
              Error
            </Button>
            <Button onClick={() => setOver('dialog')}>Dialog</Button>
            <Button onClick={() => setOver('sheet')}>Sheet</Button>
            <Button onClick={() => setOver('typed')}>Typed word</Button>
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Badge>Pending</Badge>
            <Badge tone="accent">Booked</Badge>
            <Badge tone="attention">Ask me</Badge>
            <Badge tone="danger">Failed</Badge>
          </div>
        </Section>
        <FileDrop
          onFiles={(files) => toast.info(`${files.length} files`)}
          title="Drop your statements here"
          hint="CSV, OFX, QIF, CAMT or MT940, several at once"
        />
        <Notice tone="attention" title="Two readings fit">
          03/04/2026 can be 3 April or 4 March. Which is it? <TextLink to="/app/gallery">See the rows</TextLink>
        </Notice>
      </div>
      <Dialog
        open={over === 'dialog'}
        onClose={() => setOver(null)}
        title="Edit the transaction"
        description="What you change is remembered."
        footer={
          <>
            <Button onClick={() => setOver(null)}>Cancel</Button>
            <Button
              look="primary"
              onClick={() => {
                toast.success('Saved');
              }}
            >
              Save
            </Button>
          </>
        }
      >
        <Field label="Category">
          <Combobox options={CATEGORIES} value={category} onChange={setCategory} />
        </Field>
      </Dialog>
      <Sheet open={over === 'sheet'} onClose={() => setOver(null)} title="Checkers Sixty60">
        <p>Details of the row.</p>
      </Sheet>
      <TypedConfirmation
        open={over === 'typed'}
        onClose={() => setOver(null)}
        title="Delete the account"
        word="FNB Cheque"
        confirmLabel="Delete"
        onConfirm={() => setOver(null)}
      >
        <p>Its 1,284 transactions go with it. This cannot be undone.</p>
      </TypedConfirmation>
    </div>
  );
}

function Lists() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setSelected((now) => new Set(now.has(key) ? [...now].filter((other) => other !== key) : [...now, key]));
  const { activeKey } = useListKeys({
    keys: ROWS.map(({ id }) => id),
    onSelect: toggle,
    onOpen: (key) => toast.info(`Open ${key}`),
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Stat
          to="/app/gallery"
          label="In"
          value={<MoneyText value={money(31_400_00n, 'ZAR')} toned />}
          note="R 1 200 more than February"
        />
        <Stat to="/app/gallery" label="Out" value={<MoneyText value={money(-22_670_00n, 'ZAR')} toned />} />
        <Stat to="/app/gallery" label="Left" value={<MoneyText value={money(8_730_00n, 'ZAR')} />} />
        <Stat to="/app/gallery" label="In shillings" value={<MoneyText value={money(1_250_000_00n, 'KES')} />} />
      </div>
      <Section title="March" flush>
        <Table
          caption="Transactions"
          rows={ROWS}
          keyOf={(row) => row.id}
          activeKey={activeKey}
          sort={{ column: 'day', direction: 'down' }}
          onSort={() => undefined}
          selection={{
            selected,
            onToggle: toggle,
            onToggleAll: () => setSelected(selected.size > 0 ? new Set() : new Set(ROWS.map(({ id }) => id))),
            nameOf: (key) => ROWS.find(({ id }) => id === key)?.text ?? '',
          }}
          columns={[
            { key: 'day', header: 'Date', sortable: true, onCard: 'plain', cell: (row) => <DateText day={row.day} /> },
            {
              key: 'text',
              header: 'Description',
              sortable: true,
              onCard: 'title',
              cell: (row) => row.text,
              total: '3 rows',
            },
            { key: 'category', header: 'Category', cell: (row) => CATEGORIES[row.category]?.label },
            {
              key: 'amount',
              header: 'Amount',
              align: 'end',
              sortable: true,
              onCard: 'figure',
              cell: (row) => <MoneyText value={row.amount} toned />,
              total: <MoneyText value={money(29_290_10n, 'ZAR')} toned />,
            },
          ]}
        />
        <div className="px-4 py-3">
          <Pagination page={2} pageSize={25} total={1284} onPage={() => undefined} noun="transactions" />
        </div>
      </Section>
    </div>
  );
}

function States() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Section title="Nothing yet">
        <EmptyState
          icon={<Inbox aria-hidden />}
          title="Your transactions will be here"
          actions={
            <Button look="primary" icon={<FileUp aria-hidden />}>
              Import a statement
            </Button>
          }
        >
          Every movement on your accounts, in one list. Begin with a statement from your bank.
        </EmptyState>
      </Section>
      <Section title="Failed">
        <FailureState error={new Error('x')} onRetry={() => undefined} />
      </Section>
      <Section title="On its way" flush>
        <TableSkeleton rows={4} />
      </Section>
      <Section title="Under way">
        <Progress label="Importing FNB-March.csv" done={4280} total={10000} noun="rows" onCancel={() => undefined} />
      </Section>
    </div>
  );
}
