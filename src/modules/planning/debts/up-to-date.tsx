import { useState } from 'react';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { kept, later } from './kept.client.ts';
import { type KeptPlan, keptText, lostTo, readKept, sizeOf } from './kept-plan.ts';
import { DEBTS } from './access.ts';
import { UP_TO_DATE_WORDS } from './words.ts';

/** Where debts are planned: a public page, with whatever plan this device keeps. */
export const PLANNER = '/demo/debts';

type OpenPlannerProps = {
  plan: KeptPlan;
  /** What the plan is called beside another that the device keeps. */
  words: typeof UP_TO_DATE_WORDS.saved | typeof UP_TO_DATE_WORDS.known;
  look?: ButtonLook;
};

/** Opens the planner with this plan in it; back here, what was entered there is offered to the workspace. */
export function OpenPlanner({ plan, words, look }: OpenPlannerProps) {
  const [waiting, setWaiting] = useState<KeptPlan | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!useMay(DEBTS.write)) return null;
  const open = () => {
    const other = lostTo(plan, readKept(kept.read()));
    setWaiting(other);
    if (other === null) openWith(plan);
    else setAsking(true);
  };
  return (
    <>
      <Button {...(look !== undefined && { look })} onClick={open}>
        {words.open}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={UP_TO_DATE_WORDS.thereIsAnotherPlan}
        description={UP_TO_DATE_WORDS.plannerStoresOnePlanNote}
        footer={
          <>
            <Button onClick={() => openWith(null)}>{UP_TO_DATE_WORDS.openDevicePlan}</Button>
            <Button look="primary" onClick={() => openWith(plan)}>
              {words.openThis}
            </Button>
          </>
        }
      >
        {waiting !== null && (
          <dl className="flex flex-col gap-4 text-sm">
            <Summary where={UP_TO_DATE_WORDS.onThisDevice} plan={waiting}>
              {words.ifYouOpen}
            </Summary>
            <Summary where={words.where} plan={plan}>
              {words.about}
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
