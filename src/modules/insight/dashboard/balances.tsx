import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { ACCOUNT_TYPE_LABELS } from '#modules/money/accounts/kinds.parts.ts';
import { rowsBehind } from './links.client.ts';
import type { Balance, Summary } from './model.ts';
import { BALANCES_WORDS } from './words.ts';

// Few have several currencies: the first load does without.
const TotalOfCurrencies = lazyComponent(() =>
  import('#modules/money/exchange-rates/total.parts.tsx').then((parts) => parts.TotalOfCurrencies),
);

/** What is in each account and in each currency, and the total of all where there are several. */
export function BalancesSection({ balances, totals }: Pick<Summary, 'balances' | 'totals'>) {
  return (
    <Section
      title={
        totals.some(({ total }) => total.withheld === true) ? BALANCES_WORDS.accounts : BALANCES_WORDS.balancesByAccount
      }
      actions={
        <LinkButton to="/app/accounts" look="quiet" size="small" className="-my-1 -mr-2 pointer-coarse:-my-2.5">
          {BALANCES_WORDS.accounts}
        </LinkButton>
      }
    >
      {totals.map(({ currency, total }) => {
        const held = balances.filter(({ balance }) => balance.currency === currency);
        return (
          <div key={currency} className="not-last:mb-4">
            <ul className="-mx-2">
              {held.map((account) => (
                <li key={account.accountId}>
                  <Account account={account} />
                </li>
              ))}
            </ul>
            {total.withheld !== true && (
              <p className="mt-1 flex items-baseline gap-3 border-t border-line pt-2 text-sm font-semibold">
                <span>{totals.length > 1 ? BALANCES_WORDS.totalIn(currency) : BALANCES_WORDS.total}</span>
                <MoneyText value={total} whole className="ml-auto" />
              </p>
            )}
          </div>
        );
      })}
      {totals.length > 1 && (
        <p className="text-sm text-soft">
          <Suspense>
            <TotalOfCurrencies amounts={totals.map(({ total }) => total)} whole />
          </Suspense>
        </p>
      )}
    </Section>
  );
}

function Account({ account: { accountId, name, bankName, accountType, isActive, balance } }: { account: Balance }) {
  const kind = ACCOUNT_TYPE_LABELS[accountType];
  return (
    <Link
      to={rowsBehind({ currency: balance.currency, account: accountId })}
      className="group flex flex-wrap items-center gap-x-3 gap-y-0.5 rounded-control px-2 py-2 text-ink no-underline hover:bg-hover"
    >
      <span className="min-w-0 flex-1 basis-24">
        <span className="flex items-center gap-2 text-sm font-medium">
          <span className="line-clamp-2 wrap-anywhere">{name}</span>
          {!isActive && <Badge>{BALANCES_WORDS.closed}</Badge>}
        </span>
        <span className="line-clamp-2 text-xs text-faint wrap-anywhere">
          {bankName === '' ? kind : `${bankName} · ${kind}`}
        </span>
      </span>
      {balance.withheld !== true && (
        <span className="ml-auto text-sm font-medium decoration-edge decoration-dotted underline-offset-4 group-hover:underline">
          <MoneyText value={balance} whole />
        </span>
      )}
    </Link>
  );
}
