import { useQuery } from '@tanstack/react-query';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { Ideas } from './ideas.tsx';
import { START_WORDS } from './words.ts';

/** The dearest. */
const SHOWN = 3;

/** Ideas that are no goals yet, below those that are; nothing where there are none. */
export function MoreIdeas() {
  const today = useToday();
  const { data } = useQuery(api.ideas.queryOptions({ input: { today } }));
  if (data === undefined || data.ideas.length === 0) return null;
  return (
    <section aria-labelledby="goal-ideas" className="flex flex-col gap-3">
      <h2 id="goal-ideas" className="text-base">
        {START_WORDS.title}
      </h2>
      <Ideas ideas={data.ideas.slice(0, SHOWN)} onOwn={null} isQuiet />
    </section>
  );
}
