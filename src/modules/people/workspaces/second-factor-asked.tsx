import { useMutation, useQuery } from '@tanstack/react-query';
import { useCaller } from '#ui/caller.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';

/** Lets the owner ask a second step of everyone in the books. */
export function SecondFactorAsked() {
  const { id, isArchived } = useCaller().workspace;
  const asked = useQuery(api.secondFactor.queryOptions());
  const ask = useMutation(
    api.askSecondFactor.mutationOptions({
      onSuccess: (_, { isAsked }) =>
        void toast.success(
          isAsked ? 'Two-step verification is now required' : 'Two-step verification is no longer required',
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
            label="Require two-step verification"
            hint={`Members must turn it on before they can open this workspace. ${whoHasNone(without)}`}
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
  if (members === 0) return 'All members have it.';
  if (members === 1) return you ? 'You do not have it yet.' : 'One member does not have it yet.';
  return you ? `${members} members have none yet, you among them.` : `${members} members have none yet.`;
}
