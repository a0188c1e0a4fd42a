import { useQuery } from '@tanstack/react-query';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { printValue } from '#modules/money/search-language/model.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useMay } from '#ui/caller.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { rowsBehind } from './links.client.ts';
import type { AccountFees as Fees } from './model.ts';
import { ACCOUNT_FEES_WORDS } from './words.ts';

/** What the bank or the wallet charged on the account; nothing where it charged nothing. */
export function AccountFees({ account: { id, currency } }: { account: Account }) {
  const mayAmounts = useMay(AMOUNTS.read);
  const today = useToday();
  const { data } = useQuery({
    ...api.accountFees.queryOptions({ input: { accountId: id, today } }),
    enabled: mayAmounts,
  });
  const categories = useCategories().data ?? [];
  if (data === undefined || data === null) return null;
  const search = searchFor(data, categories);
  return (
    <Section title={ACCOUNT_FEES_WORDS.heading}>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {(['month', 'year'] as const).map((span) => (
          <div key={span}>
            <dt className="text-sm text-soft">{ACCOUNT_FEES_WORDS[span]}</dt>
            <dd className="figures text-lg font-semibold">
              <FigureLink to={rowsBehind({ currency, account: id, span: data[span], search })}>
                <MoneyText value={data[span].amount} />
              </FigureLink>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Finds what is counted: the categories by their names. */
function searchFor({ categoryIds }: Fees, categories: readonly Category[]): string {
  return categories
    .filter(({ id }) => categoryIds.includes(id))
    .map(({ name }) => `category:${printValue(name)}`)
    .join(' or ');
}
