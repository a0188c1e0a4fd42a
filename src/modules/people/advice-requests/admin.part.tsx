import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { countryName } from '#kernel/country-name.ts';
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
import { REQUEST_WORDS, ADMIN_PART_WORDS } from './words.ts';

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
        waiting={{
          title: ADMIN_PART_WORDS.serviceRequests,
          show: ADMIN_PART_WORDS.showOpenServiceRequests,
          none: ADMIN_PART_WORDS.noOpenServiceRequests,
        }}
        done={{
          title: ADMIN_PART_WORDS.closedServiceRequests,
          show: ADMIN_PART_WORDS.showClosedServiceRequests,
          none: ADMIN_PART_WORDS.noClosedServiceRequests,
        }}
        note={ADMIN_PART_WORDS.fromServicesPageOldestNote}
        noun="requests for services"
        icon={<CircleCheck aria-hidden />}
        about={ADMIN_PART_WORDS.newRequestsAppearHere}
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
      none={ADMIN_PART_WORDS.noServiceRequests}
      one={ADMIN_PART_WORDS.oneServiceRequestTo}
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
        {ADMIN_PART_WORDS.sentOn(email, countryName(country, formats.locale), writeMoment(askedAt, formats))}
      </p>
      {note !== '' && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {answer !== null && (
        <p className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">{answer}</p>
      )}
      {isOpen(state) && (
        <Button
          size="small"
          look="primary"
          className="self-start"
          aria-label={ADMIN_PART_WORDS.answerOf(name)}
          onClick={onAnswer}
        >
          {ADMIN_PART_WORDS.answer}
        </Button>
      )}
    </QueueRow>
  );
}

const STATES = [
  { value: 'in-talks', label: ADMIN_PART_WORDS.inConversation },
  { value: 'done', label: ADMIN_PART_WORDS.done },
  { value: 'declined', label: ADMIN_PART_WORDS.declinedWithReason },
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
      title={ADMIN_PART_WORDS.answerOf(name)}
      description={ADMIN_PART_WORDS.theyAreNotifiedAtNote(titleOf(request))}
      action={ADMIN_PART_WORDS.sendAnswer}
      onSave={async (said) => {
        await answer.mutateAsync(said);
        toast.success(ADMIN_PART_WORDS.answerSent);
        onClose();
      }}
    >
      {note !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line text-soft">{note}</p>}
      <FormField form={form} name="state" label={ADMIN_PART_WORDS.status}>
        {(control) => <Select choices={STATES} {...control} />}
      </FormField>
      <FormField form={form} name="answer" label={ADMIN_PART_WORDS.yourAnswer}>
        {(control) => <TextArea rows={5} maxLength={LONGEST_TEXT} {...control} />}
      </FormField>
    </FormDialog>
  );
}
