import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import type { PairSide } from './model.ts';
import { MERGE_WORDS } from './words.ts';

type MergeHeadsProps = {
  sides: readonly [PairSide, PairSide];
  keptId: string;
  onKeep: (id: string) => void;
};

/** The two transactions; one of them is chosen to stay. */
export function MergeHeads({ sides, keptId, onKeep }: MergeHeadsProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-2 font-medium">{MERGE_WORDS.stays}</legend>
      {sides.map((side) => {
        const { id, description, bookedOn, amount, status, isByHand, isSplit } = side;
        const isKept = id === keptId;
        return (
          <label
            key={id}
            className={cx(
              'flex min-w-0 cursor-pointer flex-col gap-1 rounded-card border p-3',
              isKept ? 'border-accent bg-accent-tint' : 'border-line',
            )}
          >
            <span className="flex items-start gap-2">
              <input
                type="radio"
                name="kept"
                className="mt-1 shrink-0 accent-accent"
                checked={isKept}
                onChange={() => onKeep(id)}
              />
              <span className="min-w-0 font-medium wrap-anywhere">{description}</span>
            </span>
            <MoneyText value={amount} className="text-base font-semibold" />
            <span className="text-soft">
              <DateText day={bookedOn} />
            </span>
            <span className="flex flex-wrap gap-1">
              {status === 'pending' && <Badge tone="attention">{MERGE_WORDS.pending}</Badge>}
              {isByHand && <Badge>{MERGE_WORDS.byHand}</Badge>}
              {isSplit && <Badge>{MERGE_WORDS.split}</Badge>}
            </span>
            <span className={cx('mt-auto pt-1 text-xs', isKept ? 'text-accent-ink' : 'text-soft')}>
              {isKept ? MERGE_WORDS.kept : MERGE_WORDS.trash}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
