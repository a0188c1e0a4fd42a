import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useMay } from '#ui/caller.tsx';
import { useActions } from '#ui/actions.client.ts';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { flagParam, idParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { DEBTS } from './access.ts';
import { DEBT_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import type { Overview } from './model.ts';
import { NoPlan } from './no-plan.tsx';
import { PlanView } from './plan-view.tsx';

const DebtPage = lazy(() => import('./debt-page.tsx').then((file) => ({ default: file.DebtPage })));
const DebtDialog = lazy(() => import('./debt-dialog.tsx').then((file) => ({ default: file.DebtDialog })));
const PlanDialog = lazy(() => import('./plan-dialog.tsx').then((file) => ({ default: file.PlanDialog })));

const ADDRESS = {
  /** A debt is being added. */
  new: flagParam,
  /** The plan is being changed. */
  plan: flagParam,
  /** The debt whose page is open. */
  debt: idParam,
  /** The debt whose terms are changed. */
  edit: idParam,
};

/** When am I free of debt? */
export function DebtsPage() {
  const today = useToday();
  const overview = useQuery(api.overview.queryOptions({ input: { today } }));
  return (
    <Loaded query={overview} skeleton={<DebtsWaiting />}>
      {(found) => <Found overview={found} />}
    </Loaded>
  );
}

function Found({ overview }: { overview: Overview }) {
  const [address, setAddress] = useUrlState(ADDRESS);
  const mayWrite = useMay(DEBTS.write);
  const add = () => setAddress({ new: true });
  const changePlan = () => setAddress({ plan: true });
  useActions(DEBT_ACTIONS, { 'debts.new': add, 'debts.plan': changePlan });
  const close = () => setAddress({ new: false, plan: false, edit: '' }, { replace: true });
  const edited = overview.debts.find(({ id }) => id === address.edit);
  const may = mayWrite ? { add, changePlan, edit: (id: string) => setAddress({ edit: id }) } : null;
  return (
    <>
      {address.debt !== '' ? (
        <Suspense fallback={<DebtsWaiting />}>
          <DebtPage
            key={address.debt}
            overview={overview}
            debt={overview.debts.find(({ id }) => id === address.debt)}
            may={may}
            onGone={() => setAddress({ debt: '' }, { replace: true })}
          />
        </Suspense>
      ) : overview.debts.length === 0 ? (
        <NoPlan owing={overview.owing} onAdd={may?.add ?? null} />
      ) : (
        <PlanView overview={overview} may={may} />
      )}
      {mayWrite && (
        <Suspense>
          {address.new && <DebtDialog debt={null} onClose={close} />}
          {edited !== undefined && <DebtDialog key={edited.id} debt={edited} onClose={close} />}
          {address.plan && <PlanDialog overview={overview} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}

function DebtsWaiting() {
  return (
    <Waiting>
      <HeaderSkeleton />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="mt-4 h-96 w-full" />
    </Waiting>
  );
}
