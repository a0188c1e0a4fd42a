import { queryClient } from '#browser/api.client.ts';
import { hearTabs } from '#browser/other-tabs.client.ts';
import { api } from './api.client.ts';

export const preferencesQuery = api.get.queryOptions({ staleTime: Infinity });

/** What tabs tell each other once preferences are saved. */
export const TOPIC = 'preferences-saved';

/** What another tab saved is asked for here too, and all that the server works out by it. Answers with what ends the watching. */
export function watchOtherTabs(): () => void {
  return hearTabs(TOPIC, () => void queryClient.invalidateQueries());
}
