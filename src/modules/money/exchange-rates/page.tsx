import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import * as z from 'zod';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { flagParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { EXCHANGE_RATES } from './access.ts';
import { EXCHANGE_RATES_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import { ExchangeRateDialog } from './exchange-rate-dialog.tsx';
import { ExchangeRateList } from './exchange-rate-list.tsx';

const FIELDS = { new: flagParam, edit: z.string().default('') };

/** Which exchange rates are there, and how do I add one? */
export function ExchangeRatesPage() {
  const found = useQuery(api.list.queryOptions());
  const mayWrite = useMay(EXCHANGE_RATES.write);
  const [{ new: isNew, edit }, setUrl] = useUrlState(FIELDS);
  useActions(EXCHANGE_RATES_ACTIONS, { 'exchange-rates.new': () => setUrl({ new: true }) });
  const edited = found.data?.find(({ id }) => id === edit);
  const close = () => setUrl({ new: false, edit: '' }, { replace: true });
  const add = mayWrite && (
    <Button look="primary" icon={<Plus aria-hidden />} onClick={() => setUrl({ new: true })}>
      Add a exchange rate
    </Button>
  );
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Exchange rates"
        {...(found.data === undefined ? {} : { answer: answerOf(found.data.length) })}
        actions={found.data !== undefined && found.data.length > 0 && add}
      />
      <Section flush title="All exchange rates">
        <Loaded query={found} skeleton={<TableSkeleton rows={3} label="Loading exchange rates" />}>
          {(exchangeRates) =>
            exchangeRates.length === 0 ? (
              <EmptyState icon={<ListChecks aria-hidden />} title="No exchange rates yet" actions={add}>
                Each one you add is listed here.
              </EmptyState>
            ) : (
              <ExchangeRateList
                exchangeRates={exchangeRates}
                mayWrite={mayWrite}
                onEdit={(id) => setUrl({ edit: id })}
              />
            )
          }
        </Loaded>
      </Section>
      {mayWrite && isNew && <ExchangeRateDialog onClose={close} />}
      {mayWrite && edited !== undefined && <ExchangeRateDialog exchangeRate={edited} onClose={close} />}
    </div>
  );
}

function answerOf(count: number): string {
  return count === 1 ? 'One exchange rate' : `${count} exchange rates`;
}
