import { type ComponentProps, useMemo } from 'react';
import { CategoryMark } from '#ui/category-mark.tsx';
import { Combobox } from '#ui/combobox.tsx';
import type { Option } from '#ui/combobox-model.tsx';
import type { Category, CategoryKind } from './model.ts';
import { choicesOf } from './tree.ts';
import { PICKER_PARTS_WORDS } from './first-words.ts';

type CategoryPickerProps = {
  categories: readonly Category[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** What choosing none is called, such as `No category`; without it there is no such choice. */
  none?: string;
  /** The kind that is offered first. */
  first?: CategoryKind;
  /** Offers archived ones too: for filters. */
  withArchived?: boolean;
} & Pick<
  ComponentProps<typeof Combobox<string>>,
  'placeholder' | 'label' | 'startOpen' | 'onClosed' | 'ref' | 'className'
>;

const NONE = '';

/** Chooses a category by its name, of which books have each but once; children stand below the one above them. */
export function CategoryPicker({
  categories,
  value,
  onChange,
  none,
  first = 'expense',
  withArchived = false,
  ...rest
}: CategoryPickerProps) {
  const options = useMemo(() => {
    const offered = choicesOf(categories, { first, chosen: value, withArchived }).map(
      ({ id, name, icon, colour, isArchived, parentId }): Option => {
        const parent = parentId === null ? undefined : categories.find((one) => one.id === parentId);
        return {
          value: id,
          label: name,
          mark: <CategoryMark icon={icon} colour={colour} />,
          ...(parent !== undefined && !isArchived && { under: parent.name }),
          ...(isArchived && { note: 'archived' }),
        };
      },
    );
    return none === undefined ? offered : [{ value: NONE, label: none }, ...offered];
  }, [categories, first, value, none, withArchived]);
  return (
    <Combobox
      options={options}
      value={value}
      onChange={(id) => onChange(id === NONE ? null : id)}
      empty={PICKER_PARTS_WORDS.noCategoryMatches}
      {...rest}
    />
  );
}
