import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus, Target } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { SampleRows } from '#ui/sample.tsx';
import { Skeleton, Waiting } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { Ideas } from './ideas.tsx';
import { PAGE_WORDS, SAMPLE, START_WORDS } from './words.ts';

/** The first goal, from what the person spends. */
export function Start({ onOwn }: { onOwn: () => void }) {
  const today = useToday();
  const found = useQuery(api.ideas.queryOptions({ input: { today } }));
  if (found.data !== undefined && found.data.ideas.length === 0) return <NoIdeas onOwn={onOwn} />;
  return (
    <>
      <PageHeader title={PAGE_WORDS.goalsHeading} answer={START_WORDS.answer} note={START_WORDS.changeLaterNote} />
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

/** Without a history there is nothing to suggest: one's own goal, or statements first. */
function NoIdeas({ onOwn }: { onOwn: () => void }) {
  return (
    <>
      <PageHeader title={PAGE_WORDS.goalsHeading} />
      <Section flush>
        <EmptyState
          icon={<Target aria-hidden />}
          title={START_WORDS.noneTitle}
          sample={<SampleRows rows={SAMPLE} />}
          actions={
            <>
              <Button look="primary" icon={<Plus aria-hidden />} onClick={onOwn}>
                {PAGE_WORDS.add}
              </Button>
              <LinkButton to="/app/imports" icon={<FileUp aria-hidden />}>
                {START_WORDS.import}
              </LinkButton>
            </>
          }
        >
          {START_WORDS.none}
        </EmptyState>
      </Section>
    </>
  );
}
