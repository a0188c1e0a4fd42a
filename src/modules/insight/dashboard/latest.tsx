import { Link } from 'react-router';
import { DOT } from '#kernel/dot.ts';
import { CategoryMark } from '#ui/category-mark.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { rowsBehind } from './links.client.ts';
import type { Latest } from './model.ts';
import { LATEST_WORDS } from './words.ts';

/** A transaction with the name of its account, which is null on that account's own page. */
type Shown = Omit<Latest, 'account'> & { readonly account: string | null };

export function LatestSection({ latest, to }: { latest: readonly Shown[]; to: string }) {
  return (
    <Section
      title={LATEST_WORDS.latestTransactions}
      actions={
        <LinkButton to={to} look="quiet" size="small" className="-my-1 -mr-2 pointer-coarse:-my-2.5">
          {LATEST_WORDS.allTransactions}
        </LinkButton>
      }
    >
      {latest.length === 0 && <p className="text-sm text-soft">{LATEST_WORDS.noTransactionsYet}</p>}
      <ul className="-mx-2 divide-inset">
        {latest.map((row, place) => (
          <li key={row.id}>
            {row.bookedOn !== latest[place - 1]?.bookedOn && (
              <p className="px-2 pt-2 text-xs font-medium text-soft">
                <DateText day={row.bookedOn} />
              </p>
            )}
            <Row row={row} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ row: { bookedOn, description, isMasked, amount, account, category } }: { row: Shown }) {
  return (
    <Link
      to={rowsBehind({
        currency: amount.currency,
        span: { from: bookedOn, to: bookedOn },
        // Words that stand for hidden ones are not found.
        ...(isMasked ? {} : { search: description }),
      })}
      className="group flex flex-wrap items-center gap-x-3 gap-y-0.5 rounded-control px-2 py-2 text-ink no-underline hover:bg-hover"
    >
      <CategoryMark icon={category?.icon ?? null} colour={category?.colour ?? null} />
      <span className="min-w-0 flex-1 basis-24">
        <span className="line-clamp-2 text-sm font-medium wrap-anywhere">{description}</span>
        <span className="line-clamp-3 text-xs text-faint">
          {category?.name ?? LATEST_WORDS.noCategoryYet}
          {account !== null && `${DOT}${account}`}
        </span>
      </span>
      {amount.withheld !== true && (
        <span className="ml-auto text-sm font-medium decoration-edge decoration-dotted underline-offset-4 group-hover:underline">
          <MoneyText value={amount} toned />
        </span>
      )}
    </Link>
  );
}
