import { useQueries } from '@tanstack/react-query';
import type { Currency } from '#kernel/money.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { rowsWith } from './address.client.ts';
import { api } from './api.client.ts';
import { filterOf, type Filters, filtersSet } from './filters.ts';
import { READING } from './rows.client.ts';
import { ELSEWHERE_WORDS } from './dialog-words.ts';

type ElsewhereProps = { filters: Filters; currency: Currency; currencies: readonly Currency[] };

/** One currency is shown at a time; what the same filters find in the others is said, with the way there. */
export function Elsewhere({ filters, currency, currencies }: ElsewhereProps) {
  const formats = useFormats();
  const others = filtersSet(filters) === 0 ? [] : currencies.filter((other) => other !== currency);
  const found = useQueries({
    queries: others.map((other) => api.totals.queryOptions({ input: filterOf(filters, other), ...READING })),
    combine: (answers) =>
      answers.flatMap(({ data }, place) => {
        const other = others[place];
        return data === undefined || data.count === 0 || other === undefined ? [] : [{ other, count: data.count }];
      }),
  });
  if (found.length === 0) return null;
  return (
    <p className="py-1.5 text-sm text-soft">
      {ELSEWHERE_WORDS.also}{' '}
      {found.map(({ other, count }, place) => (
        <span key={other}>
          {place > 0 && ', '}
          <TextLink to={rowsWith({ ...filters, currency: other })}>
            {ELSEWHERE_WORDS.in(writeNumber(count, formats), other)}
          </TextLink>
        </span>
      ))}
    </p>
  );
}
