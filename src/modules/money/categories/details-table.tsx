import { WandSparkles } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useDetailChoices } from './detail-choices.client.ts';
import { ChoiceCell, TextCell } from './details-cells.tsx';
import { type Category, type Details, LONGEST_ACCOUNT_CODE, LONGEST_TAX_LINE } from './model.ts';
import { CategoryName } from './parts.tsx';
import { choicesOf } from './tree.ts';
import { DETAIL_WORDS, DETAILS_TABLE_WORDS } from './words.ts';

type DetailsTableProps = {
  all: readonly Category[];
  /** Null where the workspace may only be read. */
  onEdit: ((category: Category, details: Partial<Details>) => void) | null;
  onFill: () => void;
};

/** What each category is for, to be changed where it stands. */
export function DetailsTable({ all, onEdit, onFill }: DetailsTableProps) {
  const isBusiness = useCaller().workspace.kind === 'business';
  const choices = useDetailChoices();
  const labelOf = (detail: string, { name }: Category) => DETAILS_TABLE_WORDS.of(detail, name);
  const columns: Column<Category>[] = [
    {
      key: 'name',
      header: DETAILS_TABLE_WORDS.category,
      onCard: 'title',
      className: 'max-sm:basis-full',
      cell: (category) => (
        <span className={cx('flex', category.parentId !== null && 'sm:pl-5')}>
          <CategoryName category={category} />
        </span>
      ),
    },
    {
      key: 'group',
      header: DETAIL_WORDS.group,
      cell: (category) => (
        <ChoiceCell
          label={labelOf(DETAIL_WORDS.group, category)}
          value={category.group}
          choices={choices.group}
          onChange={onEdit && ((group: Category['group']) => onEdit(category, { group }))}
        />
      ),
    },
    {
      key: 'variability',
      header: DETAIL_WORDS.variability,
      cell: (category) => (
        <ChoiceCell
          label={labelOf(DETAIL_WORDS.variability, category)}
          value={category.variability}
          choices={choices.variability}
          onChange={onEdit && ((variability: Category['variability']) => onEdit(category, { variability }))}
        />
      ),
    },
    {
      key: 'taxLine',
      header: DETAIL_WORDS.taxLine,
      cell: (category) => (
        <TextCell
          label={labelOf(DETAIL_WORDS.taxLine, category)}
          value={category.taxLine}
          longest={LONGEST_TAX_LINE}
          onChange={onEdit && ((taxLine) => onEdit(category, { taxLine }))}
        />
      ),
    },
    ...(isBusiness ? codeColumns() : []),
  ];

  function codeColumns(): Column<Category>[] {
    return [
      {
        key: 'accountCode',
        header: DETAIL_WORDS.accountCode,
        cell: (category) => (
          <TextCell
            label={labelOf(DETAIL_WORDS.accountCode, category)}
            value={category.accountCode}
            longest={LONGEST_ACCOUNT_CODE}
            onChange={onEdit && ((accountCode) => onEdit(category, { accountCode }))}
          />
        ),
      },
      {
        key: 'vatCode',
        header: DETAIL_WORDS.vatCode,
        cell: (category) => (
          <ChoiceCell
            label={labelOf(DETAIL_WORDS.vatCode, category)}
            value={category.vatCode}
            choices={choices.vatCode}
            onChange={onEdit && ((vatCode: Category['vatCode']) => onEdit(category, { vatCode }))}
          />
        ),
      },
    ];
  }

  return (
    <Section
      flush
      title={DETAILS_TABLE_WORDS.title}
      note={DETAILS_TABLE_WORDS.pressToChangeNote}
      actions={
        onEdit !== null && (
          <Button icon={<WandSparkles aria-hidden />} onClick={onFill}>
            {DETAILS_TABLE_WORDS.fill}
          </Button>
        )
      }
    >
      <Table caption={DETAILS_TABLE_WORDS.title} rows={choicesOf(all)} keyOf={({ id }) => id} columns={columns} />
    </Section>
  );
}
