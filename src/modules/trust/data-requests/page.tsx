import { useMutation, useQuery } from '@tanstack/react-query';
import { dayAt } from '#kernel/calendar.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { AskForm } from './ask-form.tsx';
import type { Request } from './model.ts';
import { dueWords, isOpen, ownWayOf, urgencyOf } from './rules.ts';
import { RIGHT_WORDS, STATE_WORDS, type State, PAGE_WORDS } from './words.ts';
import { Sentence } from '#ui/sentence.tsx';

/** What did I ask about my data, and until when do I have an answer? */
export function DataRightsPage() {
  const requests = useQuery(api.list.queryOptions());
  const formats = useFormats();
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.yourDataRightsHeading}
        {...(requests.data === undefined ? {} : { answer: answerOf(requests.data, (day) => writeDay(day, formats)) })}
        note={
          <Sentence
            text={PAGE_WORDS.seeCorrectOrDelete}
            parts={{ link: <TextLink to="/app/settings/privacy">{PAGE_WORDS.privacyChoices}</TextLink> }}
          />
        }
      />
      <div className="flex flex-col gap-4">
        <Loaded query={requests} skeleton={<TableSkeleton rows={2} />}>
          {(found) => <Requests requests={found} />}
        </Loaded>
        <AskForm />
      </div>
    </div>
  );
}

function answerOf(requests: readonly Request[], write: (day: string) => string): string {
  const open = requests.filter(({ state }) => isOpen(state)).toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const [next] = open;
  if (next === undefined) return PAGE_WORDS.youHaveNoOpen;
  return PAGE_WORDS.openRequests(open.length, write(next.dueOn));
}

function Requests({ requests }: { requests: readonly Request[] }) {
  return (
    <Section flush title={PAGE_WORDS.yourRequests}>
      {requests.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-soft">{PAGE_WORDS.noRequestsYet}</p>
      ) : (
        <ul aria-label={PAGE_WORDS.yourRequests} className="divide-y divide-line border-t border-line">
          {requests.map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const TONES: Readonly<Record<State, Tone>> = {
  received: 'attention',
  'in-progress': 'attention',
  answered: 'accent',
  refused: 'danger',
  withdrawn: 'neutral',
};

function Row({ request }: { request: Request }) {
  const { right, state, details, answer, dueOn, receivedAt, closedAt, needsSomebody } = request;
  const [formats, today] = [useFormats(), useToday()];
  const on = (instant: Date) => writeDay(dayAt(instant, formats.timeZone), formats);
  return (
    <li className="flex flex-col gap-2 px-5 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold">{RIGHT_WORDS[right].label}</h3>
        <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
        {isOpen(state) && urgencyOf(dueOn, today) === 'overdue' && <Badge tone="danger">{PAGE_WORDS.overdue}</Badge>}
      </div>
      <p className="text-soft">
        <Sentence
          text={PAGE_WORDS.askedOn}
          parts={{
            day: on(receivedAt),
            due: isOpen(state)
              ? needsSomebody
                ? `${dueWords(dueOn, today)}: ${writeDay(dueOn, formats, 'long')}.`
                : PAGE_WORDS.youCanDoIt(writeDay(dueOn, formats, 'long'))
              : closedAt !== null && PAGE_WORDS.on(STATE_WORDS[state], on(closedAt)),
          }}
        />
      </p>
      {details !== '' && (
        <p className="wrap-anywhere whitespace-pre-line text-soft">
          <span className="font-medium text-ink">{PAGE_WORDS.youWrote}</span> {details}
        </p>
      )}
      {answer !== null && (
        <p className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">
          <span className="font-medium">{state === 'refused' ? PAGE_WORDS.refusedBecause : PAGE_WORDS.answer}</span>{' '}
          {answer}
        </p>
      )}
      {isOpen(state) && <Steps request={request} hasOwnWay={!needsSomebody} />}
    </li>
  );
}

/** What the person can do about an open request. */
function Steps({ request: { id, right }, hasOwnWay }: { request: Request; hasOwnWay: boolean }) {
  const own = hasOwnWay ? ownWayOf(right) : null;
  const then = (said: string) => ({
    onSuccess: async () => {
      toast.success(said);
      await refreshAll();
    },
    onError: toastError,
  });
  const settle = useMutation(api.settle.mutationOptions(then(PAGE_WORDS.requestClosed)));
  const withdraw = useMutation(api.withdraw.mutationOptions(then(PAGE_WORDS.requestWithdrawn)));
  return (
    <>
      {own !== null && <p className="text-soft">{own.note}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {own !== null && (
          <LinkButton size="small" look="primary" to={own.path}>
            {own.label}
          </LinkButton>
        )}
        <Button size="small" pending={settle.isPending} onClick={() => settle.mutate({ id })}>
          {PAGE_WORDS.iHaveWhatI}
        </Button>
        <Button size="small" look="quiet" pending={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
          {PAGE_WORDS.withdraw}
        </Button>
      </div>
    </>
  );
}
