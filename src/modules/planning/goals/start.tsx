import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton, Waiting } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { Ideas } from './ideas.tsx';
import { PAGE_WORDS, START_WORDS } from './words.ts';

/** The first goal, from what the person spends. */
export function Start({ onOwn }: { onOwn: () => void }) {
  const today = useToday();
  const found = useQuery(api.ideas.queryOptions({ input: { today } }));
  const isEmpty = found.data !== undefined && found.data.ideas.length === 0;
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.goalsHeading}
        answer={isEmpty ? START_WORDS.answerAlone : START_WORDS.answer}
        note={isEmpty ? START_WORDS.none : START_WORDS.note}
        actions={isEmpty && <LinkButton to="/app/imports">{START_WORDS.import}</LinkButton>}
      />
      <Loaded
        query={found}
        skeleton={
          <Waiting>
            <Skeleton className="h-48 w-full" />
          </Waiting>
        }
      >
        {({ ideas }) => <Ideas ideas={ideas} onOwn={onOwn} />}
      </Loaded>
    </>
  );
}
