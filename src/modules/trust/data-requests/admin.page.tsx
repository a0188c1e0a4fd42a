import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { countryName } from '#kernel/country-name.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeDay, writeMoment } from '#ui/formats.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Queue, useQueue } from '#ui/queue.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { answerOf } from './admin.words.ts';
import { api } from './api.client.ts';
import { CHECKED_WORDS, type Deadline, deadlineFor } from './deadlines.ts';
import { AnswerSchema, type AskedRequest } from './model.ts';
import { dueWords, isOpen, urgencyOf } from './rules.ts';
import { RIGHT_WORDS, STATE_WORDS, ADMIN_PAGE_WORDS } from './words.ts';
import { Sentence } from '#ui/sentence.tsx';

/** Whose request has to be answered next? */
export function RightsAdminPage() {
  const queue = useQueue();
  const [answering, setAnswering] = useState<AskedRequest | null>(null);
  const found = useQuery(api.everyone.queryOptions(queue.options));
  const first = useQuery(api.everyone.queryOptions({ input: {} }));
  return (
    <>
      <PageHeader
        title={ADMIN_PAGE_WORDS.usersHeading}
        {...(first.data === undefined ? {} : { answer: answerOf(first.data.requests, first.data.total) })}
      />
      <Queue
        queue={queue}
        found={found}
        rowsOf={({ requests }) => requests}
        waiting={{
          title: ADMIN_PAGE_WORDS.personalDataRequests,
          show: ADMIN_PAGE_WORDS.showOpenRequests,
          none: ADMIN_PAGE_WORDS.noOpenRequests,
        }}
        done={{
          title: ADMIN_PAGE_WORDS.closedPersonalDataRequests,
          show: ADMIN_PAGE_WORDS.showClosedRequests,
          none: ADMIN_PAGE_WORDS.noClosedRequestsYet,
        }}
        note={ADMIN_PAGE_WORDS.earliestDeadlineFirstNote}
        noun="requests"
        icon={<CircleCheck aria-hidden />}
        about={ADMIN_PAGE_WORDS.requestsFromSettingsYour}
      >
        {(request) => <Row key={request.id} request={request} onAnswer={() => setAnswering(request)} />}
      </Queue>
      {answering !== null && <AnswerDialog request={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

/** Until when, by which law, and how far that was checked: those who answer have to know. */
function dueText(dueOn: string, deadline: Deadline | null): string {
  if (deadline === null) return ADMIN_PAGE_WORDS.dueOn(dueOn);
  return ADMIN_PAGE_WORDS.dueOnBy(dueOn, deadline.law, CHECKED_WORDS[deadline.checked]);
}

const URGENCY_TONES = { calm: 'neutral', attention: 'attention', overdue: 'danger' } as const;

function Row({ request, onAnswer }: { request: AskedRequest; onAnswer: () => void }) {
  const { id, right, state, details, answer, dueOn, today, name, email, country, closedAt, needsSomebody } = request;
  const formats = useFormats();
  const begin = useMutation(api.begin.mutationOptions({ onSuccess: refreshAll, onError: toastError }));
  return (
    <li className="flex flex-col gap-2 px-5 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold wrap-anywhere">
          {name}: {RIGHT_WORDS[right].label}
        </h3>
        <Badge>{STATE_WORDS[state]}</Badge>
        {isOpen(state) && <Badge tone={URGENCY_TONES[urgencyOf(dueOn, today)]}>{dueWords(dueOn, today)}</Badge>}
      </div>
      <p className="wrap-anywhere text-soft">
        <Sentence
          text={ADMIN_PAGE_WORDS.text}
          parts={{
            email,
            country: countryName(country, formats.locale),
            dueOn: isOpen(state)
              ? dueText(writeDay(dueOn, formats), deadlineFor(country, right))
              : closedAt !== null && ADMIN_PAGE_WORDS.closedOn(writeMoment(closedAt, formats)),
          }}
        />
      </p>
      {details !== '' && <p className="wrap-anywhere whitespace-pre-line">{details}</p>}
      {isOpen(state) && !needsSomebody && <p className="text-soft">{ADMIN_PAGE_WORDS.theyCanDoThis}</p>}
      {answer !== null && (
        <p className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">{answer}</p>
      )}
      {isOpen(state) && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button size="small" look="primary" onClick={onAnswer}>
            {ADMIN_PAGE_WORDS.answer}
          </Button>
          {state === 'received' && (
            <Button size="small" pending={begin.isPending} onClick={() => begin.mutate({ id })}>
              {ADMIN_PAGE_WORDS.inProgress}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const OUTCOMES = [
  { value: 'answered', label: ADMIN_PAGE_WORDS.answered },
  { value: 'refused', label: ADMIN_PAGE_WORDS.refusedWithReason },
] as const;

function AnswerDialog({
  request: { id, right, name, details },
  onClose,
}: {
  request: AskedRequest;
  onClose: () => void;
}) {
  const answer = useMutation(api.answer.mutationOptions({ onSuccess: refreshAll }));
  const outcome: 'answered' | 'refused' = 'answered';
  const form = useZodForm({
    schema: AnswerSchema,
    defaultValues: { id, outcome, answer: '' },
    draft: { name: `answer-${id}` },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={ADMIN_PAGE_WORDS.answerName(name)}
      description={ADMIN_PAGE_WORDS.theyAreToldAtNote(RIGHT_WORDS[right].label)}
      action={ADMIN_PAGE_WORDS.sendAnswer}
      onSave={async (said) => {
        await answer.mutateAsync(said);
        toast.success(ADMIN_PAGE_WORDS.answerSent);
        onClose();
      }}
    >
      {details !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line text-soft">{details}</p>}
      <FormField form={form} name="outcome" label={ADMIN_PAGE_WORDS.outcome}>
        {(control) => <Select choices={OUTCOMES} {...control} />}
      </FormField>
      <FormField form={form} name="answer" label={ADMIN_PAGE_WORDS.yourAnswer} hint={ADMIN_PAGE_WORDS.whatYouDidOrNote}>
        {(control) => <TextArea rows={5} maxLength={1000} {...control} />}
      </FormField>
    </FormDialog>
  );
}
