import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field.tsx';
import type { LiveDebt } from './model.ts';
import { PLAN_DIALOG_WORDS } from './dialog-words.ts';

type OrderListProps = {
  debts: readonly LiveDebt[];
  /** Their ids, the first to be paid first. */
  order: readonly string[];
  onOrder: (order: readonly string[]) => void;
};

/** The person's own order, moved one place at a time. */
export function OrderList({ debts, order, onOrder }: OrderListProps) {
  const move = (place: number, by: 1 | -1) => {
    const next = [...order];
    const [moved = ''] = next.splice(place, 1);
    next.splice(place + by, 0, moved);
    onOrder(next);
  };
  return (
    <div className="sm:col-span-2">
      <FieldGroup legend={PLAN_DIALOG_WORDS.order}>
        <ol className="divide-y divide-line rounded-control border border-line">
          {order.map((id, place) => {
            const name = debts.find((debt) => debt.id === id)?.name ?? '';
            return (
              <li key={id} className="flex items-center gap-2 py-1 pr-1 pl-3 text-sm">
                <span className="figures w-5 text-faint">{place + 1}</span>
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <IconButton
                  label={PLAN_DIALOG_WORDS.up(name)}
                  icon={<ArrowUp aria-hidden />}
                  aria-disabled={place === 0}
                  onClick={() => place > 0 && move(place, -1)}
                />
                <IconButton
                  label={PLAN_DIALOG_WORDS.down(name)}
                  icon={<ArrowDown aria-hidden />}
                  aria-disabled={place === order.length - 1}
                  onClick={() => place < order.length - 1 && move(place, 1)}
                />
              </li>
            );
          })}
        </ol>
      </FieldGroup>
    </div>
  );
}
