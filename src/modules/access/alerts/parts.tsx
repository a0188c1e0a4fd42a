import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { AlertItem } from './alert-item.parts.tsx';
import { api } from './api.client.ts';
import type { Alert } from './model.ts';
import { PARTS_WORDS } from './words.ts';

/** Alerts that are still open. */
export function useOpenAlerts() {
  return useQuery(api.list.queryOptions({ input: { all: false } }));
}

/**
 * What a person should know of, and the way to say that it is dealt with. `beside`: what else can be done where an alert
 * stands, such as about the device that it speaks of.
 */
export function AlertsSection({ beside }: { beside?: (alert: Alert) => ReactNode }) {
  const [all, setAll] = useState(false);
  const alerts = useQuery(api.list.queryOptions({ input: { all } }));
  return (
    <Section
      flush
      title={PARTS_WORDS.alerts}
      note={PARTS_WORDS.unusualActivityOnYourNote}
      actions={
        <Button size="small" onClick={() => setAll(!all)}>
          {PARTS_WORDS.showOpenAlerts(all)}
        </Button>
      }
    >
      <Loaded query={alerts} skeleton={<TableSkeleton rows={2} />}>
        {(found) =>
          found.length === 0 ? (
            <p className="flex items-center gap-2.5 border-t border-line px-5 py-4 text-sm text-soft">
              <CircleCheck className="size-5 shrink-0 text-accent-ink" aria-hidden />
              {PARTS_WORDS.noAlertsYet(all)}
            </p>
          ) : (
            <ul aria-label={PARTS_WORDS.alerts} className="divide-y divide-line border-t border-line">
              {found.map((alert) => (
                <Row key={alert.id} alert={alert} beside={beside?.(alert)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function Row({ alert, beside }: { alert: Alert; beside: ReactNode }) {
  const { id, title, resolvedAt } = alert;
  const resolve = useMutation(
    api.resolve.mutationOptions({
      onSuccess: async () => {
        toast.success(PARTS_WORDS.alertResolved, { description: title });
        await refreshAll();
        keepFocus();
      },
      onError: toastError,
    }),
  );
  return (
    <AlertItem alert={alert}>
      {resolvedAt === null && (
        <Button
          size="small"
          className="max-sm:ml-13"
          pending={resolve.isPending}
          aria-label={PARTS_WORDS.resolveOf(title)}
          onClick={() => resolve.mutate({ id })}
        >
          {PARTS_WORDS.resolve}
        </Button>
      )}
      {resolvedAt === null && beside}
    </AlertItem>
  );
}
