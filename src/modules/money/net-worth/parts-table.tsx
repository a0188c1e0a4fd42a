import type { Money } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { ACCOUNT_TYPE_LABELS } from '#modules/money/accounts/kinds.parts.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { ALL_OF_IT, type Asset, type Part } from './model.ts';
import { writeOwnership } from './rules.ts';
import { sidesOf } from './sides.ts';
import { KIND_LABELS, PAGE_WORDS, TABLE_WORDS } from './words.ts';

type PartsProps = { parts: readonly Part[]; assets: readonly Asset[] };

/** What net worth is made of: what is owned and what is owed, or one list where amounts are hidden. */
export function PartsSections({ parts, assets }: PartsProps) {
  const { workspace } = useCaller();
  if (!useMay(AMOUNTS.read)) return <PartsTable title={PAGE_WORDS.parts} parts={parts} assets={assets} total={null} />;
  const { owned, owed } = sidesOf(parts, assets, workspace.currency);
  return (
    <>
      {owned.parts.length > 0 && <PartsTable title={PAGE_WORDS.owned} assets={assets} {...owned} />}
      {owed.parts.length > 0 && <PartsTable title={PAGE_WORDS.owed} assets={assets} {...owed} />}
    </>
  );
}

/** Each row opens what is behind it. */
function PartsTable({ title, parts, assets, total }: PartsProps & { title: string; total: Money | null }) {
  const { data: accounts = [] } = useAccounts();
  const assetOf = ({ id }: Part) => assets.find((asset) => asset.id === id);
  const typeOf = (part: Part) => {
    const asset = assetOf(part);
    if (asset !== undefined) return asset.endedOn === null ? KIND_LABELS[asset.kind] : TABLE_WORDS.sold;
    if (part.source === 'lent' || part.source === 'debt') return TABLE_WORDS[part.source];
    const account = accounts.find(({ id }) => id === part.id);
    return account === undefined ? TABLE_WORDS.account : ACCOUNT_TYPE_LABELS[account.accountType];
  };
  const hasTotal = total !== null && parts.length > 1;
  const hasAssets = parts.some((part) => assetOf(part) !== undefined);
  const isShared = parts.some(({ ownership }) => ownership !== ALL_OF_IT);
  const columns: (Column<Part> | false)[] = [
    {
      key: 'name',
      header: TABLE_WORDS.name,
      onCard: 'title',
      cell: ({ id, name, source }) => (
        <TextLink to={pageOf(source, id)} className="wrap-anywhere">
          {name}
        </TextLink>
      ),
      ...(hasTotal && { total: TABLE_WORDS.total }),
    },
    { key: 'type', header: TABLE_WORDS.type, onCard: 'plain', cell: typeOf },
    hasAssets && {
      key: 'valued',
      header: TABLE_WORDS.valued,
      onCard: 'hidden',
      isWide: true,
      cell: (part) => <LastValued asset={assetOf(part)} />,
    },
    isShared && {
      key: 'owned',
      header: TABLE_WORDS.owned,
      align: 'end',
      onCard: 'plain',
      cell: ({ ownership }) =>
        ownership !== ALL_OF_IT && (
          <>
            <span aria-hidden className="mr-2 text-faint sm:hidden">
              {TABLE_WORDS.owned}
            </span>
            {TABLE_WORDS.percent(writeOwnership(ownership))}
          </>
        ),
    },
    {
      key: 'value',
      header: TABLE_WORDS.value,
      align: 'end',
      onCard: 'figure',
      cell: ({ share, converted }) => (
        <>
          <MoneyText value={share} />
          {converted !== null && converted.currency !== share.currency && converted.withheld !== true && (
            <span className="block text-xs text-faint">
              <Sentence text={TABLE_WORDS.converted} parts={{ amount: <MoneyText value={converted} /> }} />
            </span>
          )}
        </>
      ),
      ...(hasTotal && { total: <MoneyText value={total} /> }),
    },
  ];
  return (
    <Section title={title} flush>
      <Table
        caption={title}
        rows={parts}
        keyOf={({ id }) => id}
        columns={columns.filter((column) => column !== false)}
      />
    </Section>
  );
}

/** Loans and debts of the plan have pages of their own. */
function pageOf(source: Part['source'], id: string): string {
  if (source === 'lent') return linkTo('/app/debts', { lent: id });
  return source === 'debt' ? linkTo('/app/debts', { debt: id }) : linkTo('/app/net-worth', { open: id });
}

/** Of an asset; the balance of an account is always of today. */
function LastValued({ asset }: { asset: Asset | undefined }) {
  if (asset === undefined) return null;
  const [last] = asset.valuations;
  return last === undefined ? TABLE_WORDS.never : <DateText day={last.day} />;
}
