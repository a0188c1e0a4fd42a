import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '#browser/api.client.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { sentenceOf } from '#browser/failure.client.ts';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import type { PushBrowser } from './model.ts';
import { type Ability, abilityHere, hideHere, showHere } from './push.client.ts';
import { PARTS_WORDS } from './words.ts';

const standingQuery = api.standing.queryOptions();

const WHY_NOT: Readonly<Record<Exclude<Ability, 'able'>, string>> = {
  unable: PARTS_WORDS.thisBrowserCannotShow,
  refused: PARTS_WORDS.notificationsAreBlockedIn,
};

/** Whether news can be shown on any device: not where this browser blocks it and no other shows it. */
export function useReachesDevices(): boolean {
  const { data } = useQuery(standingQuery);
  return data === undefined || data.browsers.length > 0 || abilityHere() === 'able';
}

/** On which devices is news shown, and is this one of them? */
export function PushSection() {
  const standing = useQuery(standingQuery);
  return (
    <Section title={PARTS_WORDS.onYourDevices} note={PARTS_WORDS.seeNotificationsWhileAppNote}>
      <Loaded query={standing} skeleton={<Skeleton className="h-11" />}>
        {({ publicKey, browsers }) => <Devices publicKey={publicKey} browsers={browsers} />}
      </Loaded>
    </Section>
  );
}

function Devices({ publicKey, browsers }: { publicKey: string; browsers: readonly PushBrowser[] }) {
  const [ability, setAbility] = useState(abilityHere);
  const here = browsers.find(({ isHere }) => isHere);
  const others = browsers.filter(({ isHere }) => !isHere);
  const turn = useMutation({
    mutationFn: async (on: boolean) => {
      if (on) return showHere(publicKey);
      await hideHere();
      if (here !== undefined) await api.unsubscribe.call({ id: here.id });
      return 'hidden' as const;
    },
    onSuccess: (outcome) => {
      setAbility(abilityHere());
      if (outcome === 'shown') toast.success(PARTS_WORDS.notificationsAreOnFor);
      if (outcome === 'failed')
        toast.error(PARTS_WORDS.notificationsWereNotTurned, {
          description: PARTS_WORDS.thisBrowserCouldNot,
        });
    },
    onError: (error) => toast.error(PARTS_WORDS.notChanged, { description: sentenceOf(error) }),
    onSettled: () => queryClient.invalidateQueries(standingQuery),
  });
  return (
    <div className="flex flex-col gap-4">
      {ability === 'able' || here !== undefined ? (
        <Switch
          label={PARTS_WORDS.showNotificationsOnThis}
          hint={PARTS_WORDS.yourBrowserWillAskNote}
          checked={here !== undefined}
          disabled={turn.isPending}
          onSwitch={(on) => turn.mutate(on)}
        />
      ) : null}
      {ability !== 'able' && <p className="text-sm text-soft">{WHY_NOT[ability]}</p>}
      {others.length > 0 && <Others browsers={others} />}
    </div>
  );
}

function Others({ browsers }: { browsers: readonly PushBrowser[] }) {
  const formats = useFormats();
  const remove = useMutation(
    api.unsubscribe.mutationOptions({
      onSuccess: () => toast.success(PARTS_WORDS.notificationsAreOffFor),
      onError: (error) => toast.error(PARTS_WORDS.notChanged, { description: sentenceOf(error) }),
      onSettled: () => queryClient.invalidateQueries(standingQuery),
    }),
  );
  return (
    <ul aria-label={PARTS_WORDS.otherDevices} className="divide-y divide-line border-y border-line">
      {browsers.map(({ id, name, since }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
          <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{name}</span>
          <span className="figures text-xs text-faint">{PARTS_WORDS.since(writeMoment(since, formats))}</span>
          <Button
            size="small"
            aria-label={PARTS_WORDS.removeOf(name)}
            pending={remove.isPending && remove.variables.id === id}
            onClick={() => remove.mutate({ id })}
          >
            {PARTS_WORDS.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
