import { useMutation, useQuery } from '@tanstack/react-query';
import { useCaller } from '#ui/caller.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { SECOND_FACTOR_ASKED_WORDS } from './words.ts';

/** Lets the owner ask a second step of everyone in the books. */
export function SecondFactorAsked() {
  const { id, isArchived } = useCaller().workspace;
  const asked = useQuery(api.secondFactor.queryOptions());
  const ask = useMutation(
    api.askSecondFactor.mutationOptions({
      onSuccess: (_, { isAsked }) =>
        void toast.success(
          isAsked ? SECOND_FACTOR_ASKED_WORDS.twoStepVerificationIs : SECOND_FACTOR_ASKED_WORDS.twoStepVerificationIsNo,
        ),
      onError: toastError,
      onSettled: refreshAll,
    }),
  );
  return (
    <div className="border-t border-line pt-4">
      <Loaded query={asked} skeleton={<Skeleton className="h-14" />}>
        {({ isAsked, without }) => (
          <Switch
            label={SECOND_FACTOR_ASKED_WORDS.requireTwoStepVerification}
            hint={SECOND_FACTOR_ASKED_WORDS.membersMustTurnItNote(whoHasNone(without))}
            checked={ask.isPending ? ask.variables.isAsked : isAsked}
            disabled={isArchived}
            onSwitch={(on) => ask.mutate({ id, isAsked: on })}
          />
        )}
      </Loaded>
    </div>
  );
}

/** How many are kept out once it is switched on; an owner decides knowing it. */
function whoHasNone(without: { members: number; you: boolean } | null): string {
  if (without === null) return '';
  const { members, you } = without;
  if (members === 0) return SECOND_FACTOR_ASKED_WORDS.allMembersHaveIt;
  if (members === 1) return you ? SECOND_FACTOR_ASKED_WORDS.youDoNotHave : SECOND_FACTOR_ASKED_WORDS.oneMemberDoesNot;
  return SECOND_FACTOR_ASKED_WORDS.membersDoNot(members, you);
}
