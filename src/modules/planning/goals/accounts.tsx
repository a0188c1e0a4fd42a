import { TriangleAlert } from 'lucide-react';
import { Notice } from '#ui/badge.tsx';
import { useFormats } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { writeMoney } from '#ui/written-money.ts';
import type { GoalAccount, Overview } from './model.ts';
import { ACCOUNTS_WORDS } from './words.ts';

/** Accounts on which more is set aside than they hold, by how much, and which goals lack it. */
export function OverAllocated({ overview: { accounts, goals } }: { overview: Overview }) {
  const formats = useFormats();
  const nameOf = (goalId: string) => goals.find(({ id }) => id === goalId)?.name ?? '';
  return accounts
    .filter(({ over }) => over.minor > 0n)
    .map(({ id, name, over, short }) => (
      <Notice key={id} tone="attention" icon={<TriangleAlert aria-hidden />}>
        <p className="font-medium wrap-anywhere">
          <Sentence text={ACCOUNTS_WORDS.over} parts={{ account: name, amount: <MoneyText value={over} /> }} />
        </p>
        <p className="wrap-anywhere">
          {ACCOUNTS_WORDS.short(
            short.map(({ goalId, amount }) => `${nameOf(goalId)} (${writeMoney(amount, formats)})`),
          )}
        </p>
      </Notice>
    ));
}

const COLUMNS: readonly Column<GoalAccount>[] = [
  {
    key: 'name',
    header: ACCOUNTS_WORDS.account,
    onCard: 'title',
    cell: ({ id, name }) => <TextLink to={`/app/accounts/${id}`}>{name}</TextLink>,
  },
  {
    key: 'balance',
    header: ACCOUNTS_WORDS.balance,
    align: 'end',
    onCard: 'detail',
    cell: ({ balance }) => <MoneyText value={balance} />,
  },
  {
    key: 'setAside',
    header: ACCOUNTS_WORDS.setAside,
    align: 'end',
    onCard: 'detail',
    cell: ({ setAside }) => <MoneyText value={setAside} />,
  },
  {
    key: 'free',
    header: ACCOUNTS_WORDS.free,
    align: 'end',
    onCard: 'detail',
    cell: ({ free, over }) =>
      over.minor > 0n ? (
        <MoneyText value={{ ...over, minor: -over.minor }} className="text-attention-ink" />
      ) : (
        <MoneyText value={free} />
      ),
  },
];

/** What accounts hold, what of it has a goal, and what is free. */
export function GoalAccounts({ accounts }: { accounts: readonly GoalAccount[] }) {
  const shown = accounts.filter(({ setAside, isActive }) => isActive || setAside.minor !== 0n);
  if (shown.length === 0) return null;
  return (
    <Section flush title={ACCOUNTS_WORDS.title} note={ACCOUNTS_WORDS.titleNote}>
      <Table caption={ACCOUNTS_WORDS.title} rows={shown} keyOf={({ id }) => id} columns={[...COLUMNS]} />
    </Section>
  );
}
