import { useMutation } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { codeOf } from '#browser/failure.client.ts';
import { TextLink } from '#ui/link-button.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { HeldPlan } from './model.ts';
import { kept, later } from './kept.client.ts';
import { type KeptPlan, keptText, readKept, sizeOf } from './kept-plan.ts';
import { keepWords } from './offer-words.ts';
import { DEBTS } from './access.ts';
import { Sentence } from '#ui/sentence.tsx';
import { OFFER_PARTS_WORDS } from './first-words.ts';

/** Offers to keep in the books what was planned on this device before somebody signed in. */
export function PlanOffer() {
  const [plan, setPlan] = useState(() => (later.read() === null ? readKept(kept.read()) : null));
  const may = useMay(DEBTS.write);
  if (plan === null || plan.debts.length === 0 || !may) return null;
  return <Offer plan={plan} onDone={() => setPlan(null)} />;
}

/** Both plans are where they were: the one in the books, as of the day on which it was kept, and the one on this device. */
async function putBack(before: HeldPlan, plan: KeptPlan): Promise<void> {
  await api.keep.call({ plan: before, instead: true, keptAt: before.keptAt });
  kept.keep(keptText(plan));
}

function Offer({ plan, onDone }: { plan: KeptPlan; onDone: () => void }) {
  const { workspace } = useCaller();
  const tellDone = useDone();
  const keep = useMutation({
    mutationFn: async ({ instead }: { instead: boolean }) => {
      const before = instead ? await api.plan.call() : null;
      await api.keep.call({ plan: { ...plan, debts: [...plan.debts], once: [...plan.once] }, instead });
      return before;
    },
    onSuccess: (before) => {
      kept.forget();
      onDone();
      const [done, description] = [OFFER_PARTS_WORDS.debtPlanSaved, OFFER_PARTS_WORDS.itIsNowUnder];
      if (before === null) toast.success(done, { description });
      else tellDone(done, () => putBack(before, plan), description);
      return refreshAll();
    },
    onError: (error) => {
      if (codeOf(error) !== 'PLAN_EXISTS') toastError(error);
    },
  });
  const isThere = codeOf(keep.error) === 'PLAN_EXISTS';
  return (
    <aside aria-label={OFFER_PARTS_WORDS.yourDebtPlan} className="mb-6">
      <Notice
        tone="accent"
        icon={<Scale aria-hidden />}
        title={isThere ? OFFER_PARTS_WORDS.thisWorkspaceAlreadyHas : OFFER_PARTS_WORDS.youHaveDebtPlan}
        action={
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              onClick={() => {
                later.keep('yes');
                onDone();
              }}
            >
              {OFFER_PARTS_WORDS.notNow}
            </Button>
            <Button
              size="small"
              look="primary"
              pending={keep.isPending}
              onClick={() => keep.mutate({ instead: isThere })}
            >
              {OFFER_PARTS_WORDS.replacePlan(isThere, keepWords(workspace))}
            </Button>
          </div>
        }
      >
        {isThere ? (
          <p>
            <Sentence
              text={OFFER_PARTS_WORDS.nothingWasChangedLook}
              parts={{ savedPlan: <TextLink to="/app/debts">{OFFER_PARTS_WORDS.savedPlan}</TextLink> }}
            />
          </p>
        ) : (
          <p>{OFFER_PARTS_WORDS.itHasAndWould(sizeOf(plan), workspace.name)}</p>
        )}
      </Notice>
    </aside>
  );
}
