import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useActions } from '#ui/actions.client.ts';
import { useMay } from '#ui/caller.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { CASH_FLOW } from './access.ts';
import { CASH_FLOW_ACTIONS } from './actions.client.ts';
import { ADDRESS, layersFrom, shownFrom } from './address.client.ts';
import { api } from './api.client.ts';
import { ForecastView } from './forecast-view.tsx';
import { MOST_SHOWN } from './limits.ts';
import type { Overview } from './model.ts';

const ScenarioDialog = lazy(() => import('./scenario-dialog.tsx').then((file) => ({ default: file.ScenarioDialog })));
const ExpectedDialog = lazy(() => import('./expected-dialog.tsx').then((file) => ({ default: file.ExpectedDialog })));
const FloorDialog = lazy(() => import('./floor-dialog.tsx').then((file) => ({ default: file.FloorDialog })));

/** Will my money last? */
export function CashFlowPage() {
  const today = useToday();
  const [{ ahead, account, currency, off, shown }] = useUrlState(ADDRESS);
  const input = {
    today,
    days: Number(ahead),
    layers: layersFrom(off),
    scenarioIds: shownFrom(shown).slice(0, MOST_SHOWN),
    ...(account === '' ? {} : { accountId: account }),
    ...(currency === '' ? {} : { currency }),
  };
  // Another span or layer stands where the one before stood, without a page that is empty in between.
  const overview = useQuery(api.overview.queryOptions({ input, placeholderData: keepPreviousData }));
  return (
    <Loaded query={overview} skeleton={<CashFlowWaiting />}>
      {(found) => (
        <>
          <ForecastView overview={found} today={today} />
          <Dialogs overview={found} />
        </>
      )}
    </Loaded>
  );
}

function Dialogs({ overview }: { overview: Overview }) {
  const [{ scenario, expected, floor }, setAddress] = useUrlState(ADDRESS);
  const mayWrite = useMay(CASH_FLOW.write);
  useActions(CASH_FLOW_ACTIONS, {
    'cash-flow.scenario': () => setAddress({ scenario: 'new' }),
    'cash-flow.expected': () => setAddress({ expected: 'new' }),
    'cash-flow.floor': () => setAddress({ floor: true }),
  });
  if (!mayWrite) return null;
  const close = () => setAddress({ scenario: '', expected: '', floor: false }, { replace: true });
  const changed = overview.scenarios.find(({ id }) => id === scenario);
  const awaited = overview.expected.find(({ id }) => id === expected);
  return (
    <Suspense>
      {(scenario === 'new' || changed !== undefined) && (
        <ScenarioDialog key={scenario} overview={overview} scenario={changed ?? null} onClose={close} />
      )}
      {(expected === 'new' || awaited !== undefined) && (
        <ExpectedDialog key={expected} overview={overview} expected={awaited ?? null} onClose={close} />
      )}
      {floor && <FloorDialog overview={overview} onClose={close} />}
    </Suspense>
  );
}

function CashFlowWaiting() {
  return (
    <Waiting>
      <HeaderSkeleton />
      <Skeleton className="h-96 w-full" />
      <Skeleton className="mt-4 h-48 w-full" />
    </Waiting>
  );
}
