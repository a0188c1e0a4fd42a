import { Archive, ArchiveRestore, EllipsisVertical, Landmark, List, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { BankBalance } from './bank-balance.parts.tsx';
import { CreditLine } from './credit.parts.tsx';
import { type Account, type CardStatement, type ComparedBalance } from './model.ts';
import { ACCOUNT_TYPE_LABELS } from './kinds.parts.ts';
import { AccountMark } from './parts.tsx';
import { ACCOUNT_LIST_WORDS } from './words.ts';

/** What a row offers; null where the books may only be read. */
export type RowActions = {
  readonly edit: (account: Account) => void;
  readonly close: (account: Account) => void;
  readonly reopen: (account: Account) => void;
  readonly remove: (account: Account) => void;
} | null;

type AccountListProps = {
  label: string;
  accounts: readonly Account[];
  actions: RowActions;
  activeKey: string | null;
  /** What banks say was in them, where a statement does. */
  balances: readonly ComparedBalance[];
  statements: readonly CardStatement[];
};

/** Accounts with what is in them. Not a table: names are long, and a phone has room for two lines. */
export function AccountList({ label, accounts, actions, activeKey, balances, statements }: AccountListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {accounts.map((account) => (
        <li
          key={account.id}
          data-row={account.id}
          data-active={account.id === activeKey || undefined}
          className="flex scroll-my-24 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 transition-colors hover:bg-hover data-active:bg-hover data-active:shadow-[inset_3px_0_0_var(--color-accent)]"
        >
          <span className="max-sm:hidden">
            <AccountMark type={account.accountType} />
          </span>
          <div className="@container min-w-0 flex-1">
            <Figures account={account} />
          </div>
          <RowMenu account={account} actions={actions} />
          <CreditLine account={account} statements={statements} />
          <Bank account={account} balance={balances.find(({ accountId }) => accountId === account.id)} />
        </li>
      ))}
    </ul>
  );
}

/** The rows behind an account's figures. */
export const rowsOf = ({ id, currency }: Account) => linkTo('/app/transactions', { account: id, currency });

/** Its name before what is in it; below, about it, and where there is room how many transactions it has. */
function Figures({ account }: { account: Account }) {
  const { id, name, accountType, bankName, maskedNumber, isActive, closedOn, currentBalance } = account;
  const { transactionCount: count } = account;
  const formats = useFormats();
  const said = [bankName, ACCOUNT_TYPE_LABELS[accountType], maskedNumber ?? ''].filter((part) => part !== '');
  const about = [...new Set(said)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 @max-md:flex @max-md:flex-wrap @max-md:gap-y-1">
      <FigureLink
        to={`/app/accounts/${id}`}
        className={cx(
          'min-w-0 wrap-anywhere @max-md:line-clamp-3 @max-md:flex-1 @max-md:basis-20',
          isActive ? 'font-medium' : 'font-normal text-soft!',
        )}
      >
        {name}
      </FigureLink>
      {currentBalance.withheld === true ? (
        <span />
      ) : (
        <FigureLink to={rowsOf(account)} className="text-right font-semibold @max-md:ml-auto">
          <MoneyText value={currentBalance} />
        </FigureLink>
      )}
      <p className="figures text-sm text-faint @max-md:basis-full">
        {closedOn !== null && (
          <span className="inline-block">
            <Sentence text={ACCOUNT_LIST_WORDS.closedOn} parts={{ day: <DateText day={closedOn} /> }} />
            {about.length > 0 && <>{'\u00a0·\u00a0'}</>}
          </span>
        )}
        {about.map((part, place) => (
          <span key={part} className="inline-block wrap-anywhere">
            {part}
            {place < about.length - 1 && <>{'\u00a0·\u00a0'}</>}
          </span>
        ))}
      </p>
      <FigureLink to={rowsOf(account)} className="text-right text-sm text-faint! @max-md:hidden">
        {ACCOUNT_LIST_WORDS.noTransactions(count, writeNumber(count, formats))}
      </FigureLink>
    </div>
  );
}

function Bank({ account, balance }: { account: Account; balance: ComparedBalance | undefined }) {
  if (balance === undefined) return null;
  return (
    <div className="min-w-0 basis-full sm:pl-10">
      <BankBalance comparison={balance} account={account}>
        <TextLink to={`/app/imports/${balance.importId}`} className="text-inherit!">
          {ACCOUNT_LIST_WORDS.viewImport}
        </TextLink>
      </BankBalance>
    </div>
  );
}

function RowMenu({ account, actions }: { account: Account; actions: RowActions }) {
  const changes: MenuEntry[] =
    actions === null
      ? []
      : [
          {
            label: ACCOUNT_LIST_WORDS.edit,
            icon: <Pencil aria-hidden />,
            keys: 'Enter',
            perform: () => actions.edit(account),
          },
          account.isActive
            ? {
                label: ACCOUNT_LIST_WORDS.close,
                icon: <Archive aria-hidden />,
                perform: () => actions.close(account),
              }
            : {
                label: ACCOUNT_LIST_WORDS.reopen,
                icon: <ArchiveRestore aria-hidden />,
                perform: () => actions.reopen(account),
              },
          { kind: 'line' },
          {
            label: ACCOUNT_LIST_WORDS.delete,
            icon: <Trash2 aria-hidden />,
            danger: true,
            perform: () => actions.remove(account),
          },
        ];
  return (
    <Menu
      trigger={
        <IconButton
          label={ACCOUNT_LIST_WORDS.moreAbout(account.name)}
          icon={<EllipsisVertical aria-hidden />}
          className="-mr-2"
        />
      }
      entries={[
        {
          kind: 'link',
          label: ACCOUNT_LIST_WORDS.viewAccount,
          icon: <Landmark aria-hidden />,
          to: `/app/accounts/${account.id}`,
        },
        { kind: 'link', label: ACCOUNT_LIST_WORDS.showTransactions, icon: <List aria-hidden />, to: rowsOf(account) },
        ...changes,
      ]}
    />
  );
}
