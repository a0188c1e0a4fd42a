import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { ALL_OF_IT, type Asset, type Part } from './model.ts';
import { writeOwnership } from './rules.ts';
import { KIND_LABELS, PAGE_WORDS, TABLE_WORDS } from './words.ts';

/** What net worth is made of; each row opens what is behind it. */
export function PartsTable({ parts, assets }: { parts: readonly Part[]; assets: readonly Asset[] }) {
  const assetOf = ({ id }: Part) => assets.find((asset) => asset.id === id);
  const columns: Column<Part>[] = [
    {
      key: 'name',
      header: TABLE_WORDS.name,
      onCard: 'title',
      cell: ({ id, name }) => (
        <TextLink to={linkTo('/app/net-worth', { open: id })} className="wrap-anywhere">
          {name}
        </TextLink>
      ),
    },
    {
      key: 'type',
      header: TABLE_WORDS.type,
      onCard: 'plain',
      cell: (part) => typeOf(assetOf(part)),
    },
    {
      key: 'valued',
      header: TABLE_WORDS.valued,
      onCard: 'hidden',
      className: 'sm:max-lg:hidden',
      cell: (part) => <LastValued asset={assetOf(part)} />,
    },
    {
      key: 'owned',
      header: TABLE_WORDS.owned,
      align: 'end',
      onCard: 'plain',
      cell: ({ ownership }) => (ownership === ALL_OF_IT ? '' : TABLE_WORDS.percent(writeOwnership(ownership))),
    },
    {
      key: 'value',
      header: TABLE_WORDS.value,
      align: 'end',
      onCard: 'figure',
      cell: ({ share }) => <MoneyText value={share} />,
    },
  ];
  return (
    <Section title={PAGE_WORDS.parts} flush>
      <Table caption={PAGE_WORDS.parts} rows={parts} keyOf={({ id }) => id} columns={columns} />
    </Section>
  );
}

function typeOf(asset: Asset | undefined): string {
  if (asset === undefined) return TABLE_WORDS.account;
  return asset.endedOn === null ? KIND_LABELS[asset.kind] : TABLE_WORDS.sold;
}

/** Of an asset; the balance of an account is always of today. */
function LastValued({ asset }: { asset: Asset | undefined }) {
  if (asset === undefined) return null;
  const [last] = asset.valuations;
  return last === undefined ? TABLE_WORDS.never : <DateText day={last.day} />;
}
