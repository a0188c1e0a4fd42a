import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_TEXT } from '#kernel/plain-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Queue, QueueCount, QueueRow, useQueue } from '#ui/queue.tsx';
import { Select } from '#ui/select.tsx';
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
  const queue = useQueue();
  const [answering, setAnswering] = useState<AskedService | null>(null);
  const found = useQuery(api.everyone.queryOptions(queue.options));
  return (
    <>
      <Queue
        queue={queue}
        found={found}
        rowsOf={({ requests }) => requests}
        waiting={{ title: 'Service requests', show: 'Show open service requests', none: 'No open service requests' }}
        done={{
          title: 'Closed service requests',
          show: 'Show closed service requests',
          none: 'No closed service requests yet',
        }}
        note="From the Services page, oldest first."
        noun="requests for services"
        icon={<CircleCheck aria-hidden />}
        about="New requests show here."
      >
        {(request) => <Row key={request.id} request={request} onAnswer={() => setAnswering(request)} />}
      </Queue>
      {answering !== null && <AnswerDialog request={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

/** For the desk of whoever runs the site. */
export function ServiceRequestsWaiting() {
  const found = useQuery(api.everyone.queryOptions({ input: {} }));
  return (
    <QueueCount
      found={found}
      none="No service requests"
      one="One service request to answer"
      many="service requests to answer"
    />
  );
}

function Row({ request, onAnswer }: { request: AskedService; onAnswer: () => void }) {
  const { name, email, country, state, note, answer, askedAt } = request;
  const formats = useFormats();
  return (
    <QueueRow
      title={`${name}: ${titleOf(request)}`}
      badges={<Badge tone={state === 'asked' ? 'attention' : 'neutral'}>{REQUEST_WORDS[state]}</Badge>}
    >
      <p className="wrap-anywhere text-soft">
        {email}, {country}. Sent on {writeMoment(askedAt, formats)}.
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
    </QueueRow>
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
      description={`${titleOf(request)}. They are notified at once.`}
      action="Send answer"
      onSave={async (said) => {
        await answer.mutateAsync(said);
        toast.success('Answer sent');
        onClose();
      }}
    >
      {note !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line text-soft">{note}</p>}
      <FormField form={form} name="state" label="Status">
        {(control) => <Select choices={STATES} {...control} />}
      </FormField>
      <FormField form={form} name="answer" label="Answer">
        {(control) => <TextArea rows={5} maxLength={LONGEST_TEXT} {...control} />}
      </FormField>
    </FormDialog>
  );
}
