import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_TEXT } from '#kernel/plain-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Select } from '#ui/select.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type AskedService, ServiceAnswerSchema } from './model.ts';
import { SERVICES } from './offers.ts';
import { isOpen } from './rules.ts';
import { REQUEST_WORDS } from './words.ts';

const titleOf = ({ service }: AskedService) => SERVICES.find(({ id }) => id === service)?.title ?? service;

/** Who asks for a service and waits for an answer? */
export function ServiceRequestsAdmin() {
  const [open, setOpen] = useState(true);
  const [answering, setAnswering] = useState<AskedService | null>(null);
  const found = useQuery(api.everyone.queryOptions({ input: { open } }));
  return (
    <>
      <Section
        flush
        title={open ? 'Requests for services' : 'Closed requests for services'}
        note="What people ask for under Services. The oldest first."
        actions={
          <Button size="small" onClick={() => setOpen(!open)}>
            {open ? 'Show closed requests' : 'Show open requests'}
          </Button>
        }
      >
        <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
          {({ requests, total }) =>
            requests.length === 0 ? (
              <EmptyState icon={<CircleCheck aria-hidden />} title={open ? 'Nobody waits' : 'None was closed yet'}>
                A request stands here until it is answered as done or declined.
              </EmptyState>
            ) : (
              <>
                <ul aria-label="Requests for services" className="divide-y divide-line border-t border-line">
                  {requests.map((request) => (
                    <Row key={request.id} request={request} onAnswer={() => setAnswering(request)} />
                  ))}
                </ul>
                {total > requests.length && (
                  <p className="border-t border-line px-5 py-3 text-sm text-soft">
                    {requests.length} of {total} are shown.
                  </p>
                )}
              </>
            )
          }
        </Loaded>
      </Section>
      {answering !== null && <AnswerDialog request={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

function Row({ request, onAnswer }: { request: AskedService; onAnswer: () => void }) {
  const { name, email, country, state, note, answer, askedAt } = request;
  const formats = useFormats();
  return (
    <li className="flex flex-col gap-2 px-5 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold wrap-anywhere">
          {name}: {titleOf(request)}
        </h3>
        <Badge tone={state === 'asked' ? 'attention' : 'neutral'}>{REQUEST_WORDS[state]}</Badge>
      </div>
      <p className="wrap-anywhere text-soft">
        {email}, {country}. Asked on {writeMoment(askedAt, formats)}.
      </p>
      {note !== '' && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {answer !== null && (
        <p className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">{answer}</p>
      )}
      {isOpen(state) && (
        <Button size="small" look="primary" className="self-start" onClick={onAnswer}>
          Answer {name}
        </Button>
      )}
    </li>
  );
}

const STATES = [
  { value: 'in-talks', label: 'In conversation' },
  { value: 'done', label: 'Done' },
  { value: 'declined', label: 'Declined, with the reason' },
] as const;

function AnswerDialog({ request, onClose }: { request: AskedService; onClose: () => void }) {
  const { id, name, note } = request;
  const answer = useMutation(api.answer.mutationOptions({ onSuccess: refreshAll }));
  const state: 'in-talks' | 'done' | 'declined' = 'in-talks';
  const form = useZodForm({
    schema: ServiceAnswerSchema,
    defaultValues: { id, state, answer: '' },
    draft: { name: `answer-service-${id}` },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Answer ${name}`}
      description={`${titleOf(request)}. They are told at once, and read it after signing in.`}
      action="Send the answer"
      onSave={async (said) => {
        await answer.mutateAsync(said);
        toast.success('The answer is sent');
        onClose();
      }}
    >
      {note !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line text-soft">{note}</p>}
      <FormField form={form} name="state" label="How it stands now">
        {(control) => <Select choices={STATES} {...control} />}
      </FormField>
      <FormField form={form} name="answer" label="Answer">
        {(control) => <TextArea rows={5} maxLength={LONGEST_TEXT} {...control} />}
      </FormField>
    </FormDialog>
  );
}
