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
import { ADMIN_PAGE_WORDS } from './words.ts';

/** The clocks run on while the page is looked at. */
const EVERY_MINUTE = 60_000;

/** Whom do I have to tell of a breach, and until when? */
export function BreachesAdminPage() {
  const register = useQuery(api.list.queryOptions({ refetchInterval: EVERY_MINUTE }));
  const [isRecording, setRecording] = useState(false);
  return (
    <>
      <PageHeader
        title={ADMIN_PAGE_WORDS.securityHeading}
        {...(register.data === undefined ? {} : { answer: answerOf(register.data) })}
        note={ADMIN_PAGE_WORDS.doNotNamePeopleNote}
        actions={
          <Button look="primary" icon={<Plus aria-hidden />} onClick={() => setRecording(true)}>
            {ADMIN_PAGE_WORDS.recordBreach}
          </Button>
        }
      />
      <Loaded query={register} skeleton={<TableSkeleton rows={4} />}>
        {(breaches) =>
          breaches.length === 0 ? (
            <Section title={ADMIN_PAGE_WORDS.breachRegister}>
              <EmptyState icon={<ShieldCheck aria-hidden />} title={ADMIN_PAGE_WORDS.noBreachesRecorded}>
                {ADMIN_PAGE_WORDS.recordLostChangedOr}
              </EmptyState>
            </Section>
          ) : (
            <section aria-labelledby="breach-register" className="flex flex-col gap-4">
              <h2 id="breach-register" className="text-base leading-snug">
                {ADMIN_PAGE_WORDS.breachRegister}
              </h2>
              {breaches.map((breach) => (
                <BreachCard key={breach.id} breach={breach} />
              ))}
            </section>
          )
        }
      </Loaded>
      {isRecording && <FactsDialog breach={null} onClose={() => setRecording(false)} />}
    </>
  );
}
