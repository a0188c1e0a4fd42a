import { Link } from 'react-router';
import { DOT } from '#kernel/dot.ts';
import type { Day } from '#kernel/calendar.ts';
import { useFormats } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { writeSpan } from '#ui/period-text.client.ts';
import { CASH_FLOW_PATH } from './links.ts';
import type { Move, Overview } from './model.ts';
import { DAY_WORDS } from './words.ts';

type RowProps = {
  move: Move;
  overview: Pick<Overview, 'accounts' | 'currency'>;
  /** In a list of several days each says its own, in place of why it is expected. */
  day?: Day;
};

/** One of the things that move a day: its name, what it is, and how much. */
export function MoveRow({ move, overview, day }: RowProps) {
  const formats = useFormats();
  const { name, amount, layer, accountId, isLate } = move;
  const account = overview.accounts.length > 1 ? overview.accounts.find(({ id }) => id === accountId)?.name : undefined;
  const to = linkOf(move, overview.currency);
  const first = day === undefined ? DAY_WORDS.layers[layer] : writeSpan({ from: day, to: day }, formats);
  const about = [first, ...(account === undefined ? [] : [account])].join(DOT);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
      <span className="min-w-0 flex-1 basis-28">
        <span className="line-clamp-2 wrap-anywhere">
          {to === null ? (
            name
          ) : (
            <Link to={to} className="text-ink decoration-dotted underline-offset-4 hover:underline">
              {name}
            </Link>
          )}
        </span>
        <span className="line-clamp-2 text-sm text-faint">
          {about}
          {isLate && ` · ${DAY_WORDS.late}`}
        </span>
      </span>
      <MoneyText value={amount} toned className="ml-auto" />
    </li>
  );
}

/** Where what it is about can be opened. */
function linkOf({ itemId, lineId, categoryId, expectedId }: Move, currency: string): string | null {
  if (itemId !== null) return `/app/recurring?item=${itemId}`;
  if (expectedId !== null) return `${CASH_FLOW_PATH}?expected=${expectedId}`;
  if (lineId !== null) return '/app/budgets';
  return categoryId === null ? null : linkTo('/app/transactions', { currency, category: categoryId });
}
