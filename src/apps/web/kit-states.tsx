import { FileUp, Inbox } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/page-header.tsx';
import { FailureState, LoadingScreen } from '#ui/page-states.tsx';
import { Progress } from '#ui/progress.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';

/** What stands where there is nothing yet, or not any more. */
export function KitStates() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Section title="Empty state of a list">
        <EmptyState
          icon={<Inbox aria-hidden />}
          title="Your transactions will be here"
          actions={
            <Button look="primary" icon={<FileUp aria-hidden />}>
              Import a statement
            </Button>
          }
        >
          You will see all transactions of your accounts in one list. Start with a statement from your bank.
        </EmptyState>
      </Section>
      <Section title="Section with an error">
        <FailureState error={new Error('x')} onRetry={() => undefined} />
      </Section>
      <Section title="Whole app with an error">
        <FailureState title="Unexpected Application Error!" error={new Error('x')} onRetry={() => undefined} />
      </Section>
      <Section title="Loading state of a page">
        <LoadingScreen />
      </Section>
      <Section title="Loading state of a table" flush>
        <TableSkeleton rows={4} />
      </Section>
      <Section title="Progress of an import">
        <Progress
          label="Importing FNB-March.csv"
          done={4280}
          total={10000}
          noun="transactions"
          onCancel={() => undefined}
        />
      </Section>
    </div>
  );
}
