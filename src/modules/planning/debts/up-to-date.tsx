import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { kept, later } from './kept.client.ts';
import { type KeptPlan, keptText, lostTo, readKept, sizeOf } from './kept-plan.ts';
import type { HeldPlan } from './model.ts';
import { DEBTS } from './access.ts';
import { UP_TO_DATE_WORDS } from './words.ts';

/** Where debts are planned: a public page, with whatever plan this device keeps. */
export const PLANNER = '/demo/debts';

/** Opens the planner with this plan in it; back here, what was entered there is offered in its place. */
export function BringUpToDate({ held }: { held: HeldPlan }) {
  const [waiting, setWaiting] = useState<KeptPlan | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!useMay(DEBTS.write)) return null;
  const open = () => {
    const other = lostTo(held, readKept(kept.read()));
    setWaiting(other);
    if (other === null) openWith(held);
    else setAsking(true);
  };
  return (
    <>
      <Button onClick={open}>{UP_TO_DATE_WORDS.updateBalances}</Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={UP_TO_DATE_WORDS.thereIsAnotherPlan}
        description={UP_TO_DATE_WORDS.plannerStoresOnePlanNote}
        footer={
          <>
            <Button onClick={() => openWith(null)}>{UP_TO_DATE_WORDS.openDevicePlan}</Button>
            <Button look="primary" onClick={() => openWith(held)}>
              {UP_TO_DATE_WORDS.openSavedPlan}
            </Button>
          </>
        }
      >
        {waiting !== null && (
          <dl className="flex flex-col gap-4 text-sm">
            <Summary where={UP_TO_DATE_WORDS.onThisDevice} plan={waiting}>
              {UP_TO_DATE_WORDS.ifYouOpenSaved}
            </Summary>
            <Summary where={UP_TO_DATE_WORDS.inThisWorkspace} plan={held}>
              {UP_TO_DATE_WORDS.itStaysThereUntil}
            </Summary>
          </dl>
        )}
      </Dialog>
    </>
  );
}

function Summary({ where, plan, children }: { where: string; plan: KeptPlan; children: string }) {
  return (
    <div>
      <dt className="font-medium">
        {where}: {sizeOf(plan)}
      </dt>
      <dd className="mt-0.5 wrap-anywhere">{plan.debts.map(({ name }) => name).join(', ')}</dd>
      <dd className="mt-0.5 text-soft">{children}</dd>
    </div>
  );
}

/** @param plan null: the one that the device keeps already */
function openWith(plan: KeptPlan | null): void {
  if (plan !== null) kept.keep(keptText(plan));
  // Back in the books it is offered to them, whatever was said to that before.
  later.forget();
  window.location.assign(PLANNER);
}
