import { hashKey } from '@tanstack/react-query';
import { queryClient } from '#browser/api.client.ts';
import { tellTabs } from '#browser/other-tabs.client.ts';
import { asHoliday } from '#kernel/days-off.ts';
import { useFormats } from '#ui/formats.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { HeldPreferences, PreferenceChange } from './model.ts';
import { preferencesQuery, TOPIC } from './preferences.client.ts';

/** Saves a change: shown at once, taken back where the server refuses (§8), told to the other tabs when it is kept. */
export function useSavePreferences(now: HeldPreferences): (change: PreferenceChange) => void {
  const perform = useUndoable();
  const { country } = useFormats().months;
  const before = (change: PreferenceChange): PreferenceChange =>
    Object.fromEntries(Object.keys(change).map((field) => [field, now[field as keyof PreferenceChange]]));
  return (change) =>
    perform({
      perform: async () => {
        await keep(change);
        return () => keep(before(change));
      },
      done: 'Saved',
      showAtOnce: async () => {
        await queryClient.cancelQueries(preferencesQuery);
        const shown = queryClient.getQueryData(preferencesQuery.queryKey) ?? now;
        show({ ...shown, ...change, announced: announcedWith(shown, change, country) });
        return () => show(shown);
      },
    });
}

async function keep(change: PreferenceChange): Promise<void> {
  await api.save.call(change);
  tellTabs(TOPIC, null);
  // What the server adds up by months is another then. The preferences themselves are shown already: asked for again
  // they could come back as they were before a choice that was made meanwhile.
  if (change.monthStarts !== undefined || change.daysOff !== undefined)
    await queryClient.invalidateQueries({
      predicate: ({ queryHash }) => queryHash !== hashKey(preferencesQuery.queryKey),
    });
}

/** The days that move paydays, with the days off as they are now. */
function announcedWith(
  { announced, daysOff }: HeldPreferences,
  { daysOff: now }: PreferenceChange,
  country: string,
): HeldPreferences['announced'] {
  if (now === undefined) return announced;
  const before = new Set(daysOff.map(({ day }) => day));
  return [...announced.filter(({ day }) => !before.has(day)), ...now.map((one) => asHoliday(one, country))];
}

function show(preferences: HeldPreferences): void {
  queryClient.setQueryData(preferencesQuery.queryKey, preferences);
}
