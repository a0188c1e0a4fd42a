import { useQuery } from '@tanstack/react-query';
import { Plus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { answerOf } from './admin.words.ts';
import { api } from './api.client.ts';
import { BreachCard } from './admin.breach-card.tsx';
import { FactsDialog } from './admin.facts-dialog.tsx';

/** The clocks run on while the page is looked at. */
const EVERY_MINUTE = 60_000;

/** Whom do I have to tell of a breach, and until when? */
export function BreachesAdminPage() {
  const register = useQuery(api.list.queryOptions({ refetchInterval: EVERY_MINUTE }));
  const [isRecording, setRecording] = useState(false);
  return (
    <>
      <PageHeader
        title="Breach register"
        {...(register.data === undefined ? {} : { answer: answerOf(register.data) })}
        note="Facts, effects, remedy, and the clock of each law. Entries are added and never changed or deleted. Names of the people concerned do not belong here."
        actions={
          <Button look="primary" icon={<Plus aria-hidden />} onClick={() => setRecording(true)}>
            Record a breach
          </Button>
        }
      />
      <Loaded query={register} skeleton={<TableSkeleton rows={4} />}>
        {(breaches) =>
          breaches.length === 0 ? (
            <Section>
              <EmptyState icon={<ShieldCheck aria-hidden />} title="No breach is recorded">
                When personal data was lost, altered or seen by somebody who may not, record it here, even where nobody
                has to be told. From then on the clock of each law that applies is shown.
              </EmptyState>
            </Section>
          ) : (
            <div className="flex flex-col gap-4">
              {breaches.map((breach) => (
                <BreachCard key={breach.id} breach={breach} />
              ))}
            </div>
          )
        }
      </Loaded>
      {isRecording && <FactsDialog breach={null} onClose={() => setRecording(false)} />}
    </>
  );
}
