import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Severity } from '#kernel/severity.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, sayRefused } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Alert } from './model.ts';

const LOOKS: Readonly<Record<Severity, { word: string; tone: Tone; icon: typeof Info; tint: string }>> = {
  critical: { word: 'Critical', tone: 'danger', icon: OctagonAlert, tint: 'bg-danger-tint text-danger-ink' },
  high: { word: 'Important', tone: 'danger', icon: TriangleAlert, tint: 'bg-danger-tint text-danger-ink' },
  medium: {
    word: 'Worth a look',
    tone: 'attention',
    icon: TriangleAlert,
    tint: 'bg-attention-tint text-attention-ink',
  },
  low: { word: 'For your information', tone: 'neutral', icon: Info, tint: 'bg-sunken text-soft' },
};

/** Alerts that are still open. */
export function useOpenAlerts() {
  return useQuery(api.list.queryOptions({ input: { all: false } }));
}

/** What a person should know of, and the way to say that it is dealt with. */
export function AlertsSection() {
  const [all, setAll] = useState(false);
  const alerts = useQuery(api.list.queryOptions({ input: { all } }));
  return (
    <Section
      flush
      title="Alerts"
      note="What was unusual, what was done about it, and what you can do."
      actions={
        <Button size="small" onClick={() => setAll(!all)}>
          {all ? 'Show open ones' : 'Show earlier ones'}
        </Button>
      }
    >
      <Loaded query={alerts} skeleton={<TableSkeleton rows={2} />}>
        {(found) =>
          found.length === 0 ? (
            <p className="flex items-center gap-2.5 border-t border-line px-5 py-4 text-sm text-soft">
              <CircleCheck className="size-5 shrink-0 text-accent-ink" aria-hidden />
              {all ? 'There was never an alert about your account.' : 'No alert waits for you.'}
            </p>
          ) : (
            <ul aria-label="Alerts" className="divide-y divide-line border-t border-line">
              {found.map((alert) => (
                <Row key={alert.id} alert={alert} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function Row({ alert: { id, severity, title, description, createdAt, resolvedAt } }: { alert: Alert }) {
  const formats = useFormats();
  const { word, tone, icon: Icon, tint } = LOOKS[severity];
  const resolve = useMutation(
    api.resolve.mutationOptions({
      onSuccess: async () => {
        toast.success('Dealt with', { description: title });
        await refreshAll();
        keepFocus();
      },
      onError: sayRefused,
    }),
  );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-3.5">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${tint}`}>
        <Icon className="size-4.5" aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {title}
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="mt-0.5 max-w-prose text-sm text-soft">{description}</p>
        <p className="mt-1 text-sm text-faint">
          {writeMoment(createdAt, formats)}
          {resolvedAt !== null && `, dealt with on ${writeMoment(resolvedAt, formats)}`}
        </p>
      </div>
      {resolvedAt === null && (
        <Button
          size="small"
          className="max-sm:ml-13"
          pending={resolve.isPending}
          aria-label={`Dealt with: ${title}`}
          onClick={() => resolve.mutate({ id })}
        >
          Dealt with
        </Button>
      )}
    </li>
  );
}
