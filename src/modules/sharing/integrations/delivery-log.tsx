import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeMoment, writeNumber } from '#ui/formats.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './webhooks.api.client.ts';
import type { Delivery, Endpoint } from './webhooks.model.ts';
import { KEPT_DAYS, MOST_ATTEMPTS } from './webhooks.rules.ts';
import { DELIVERY_WORDS, type DeliveryState } from './webhooks.words.ts';
import { DELIVERY_LOG_WORDS } from './words.ts';

/** While something is on its way, how often its fate is asked for, in milliseconds. */
const ASKING = 3000;

type LogProps = { endpoint: Endpoint; mayWrite: boolean; onClose: () => void };

/** What was sent to an address, what it answered, and what will be tried again. */
export function DeliveryLog({ endpoint: { id, url, isOn }, mayWrite, onClose }: LogProps) {
  const calls = useInfiniteQuery({
    ...api.deliveries.infiniteOptions({
      input: (before: string | undefined) => ({ id, ...(before === undefined ? {} : { before }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
    }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some(isUnderWay)) === true ? ASKING : false,
  });
  return (
    <Sheet open onClose={onClose} title={DELIVERY_LOG_WORDS.calls}>
      <p className="mb-1 text-sm font-medium break-all">{url}</p>
      <p className="mb-4 text-sm text-faint">{DELIVERY_LOG_WORDS.newestFirstCallsAre(KEPT_DAYS)}</p>
      <Loaded query={calls} skeleton={<TableSkeleton rows={4} label={DELIVERY_LOG_WORDS.loadingCalls} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0)
            return (
              <EmptyState title={DELIVERY_LOG_WORDS.nothingHasBeenSent}>
                {DELIVERY_LOG_WORDS.callsAndTheirAnswers}
              </EmptyState>
            );
          return (
            <ul aria-label={DELIVERY_LOG_WORDS.calls} className="-mx-5 divide-y divide-line border-y border-line">
              {rows.map((call) => (
                <Call key={call.id} call={call} maySend={mayWrite && isOn} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {calls.hasNextPage && (
        <Button className="mt-4" pending={calls.isFetchingNextPage} onClick={() => void calls.fetchNextPage()}>
          {DELIVERY_LOG_WORDS.earlierCalls}
        </Button>
      )}
    </Sheet>
  );
}

/** It is sent within seconds, or was not sent yet; what waits for minutes is not stared at. */
function isUnderWay({ state, attempts }: Delivery): boolean {
  return state === 'waiting' && attempts === 0;
}

const TONES: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'attention',
  delivered: 'accent',
  failed: 'danger',
};

function Call({ call, maySend }: { call: Delivery; maySend: boolean }) {
  const { id, event, state, createdAt, status, answer, body, tookMs } = call;
  const formats = useFormats();
  const again = useMutation(
    api.redeliver.mutationOptions({
      onSuccess: async () => {
        toast.success(DELIVERY_LOG_WORDS.sentAgain);
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  return (
    <li className="px-5 py-3 text-sm">
      <details className="group">
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded pointer-coarse:min-h-11">
          <code className="figures min-w-0 font-medium break-all">{event}</code>
          <Badge tone={TONES[state]}>{DELIVERY_WORDS[state]}</Badge>
          <span className="basis-full text-faint">
            {status === null
              ? writeMoment(createdAt, formats)
              : DELIVERY_LOG_WORDS.answered(
                  writeMoment(createdAt, formats),
                  status,
                  tookMs === null ? null : writeNumber(tookMs, formats),
                )}
          </span>
        </summary>
        <div className="mt-3 flex flex-col gap-3">
          <p className="text-soft">{attemptsOf(call, (instant) => writeMoment(instant, formats))}</p>
          {answer !== null && (
            <Text
              name={status === null ? DELIVERY_LOG_WORDS.whatWentWrong : DELIVERY_LOG_WORDS.whatWasAnswered}
              text={answer}
            />
          )}
          <Text name={DELIVERY_LOG_WORDS.whatWasSent} text={body} />
          {maySend && state !== 'waiting' && (
            <Button
              size="small"
              className="self-start"
              pending={again.isPending}
              onClick={() => again.mutate({ id })}
              aria-label={DELIVERY_LOG_WORDS.sendAgainOf(event, writeMoment(createdAt, formats))}
            >
              {DELIVERY_LOG_WORDS.sendAgain}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

function attemptsOf({ state, attempts, nextAt, doneAt }: Delivery, write: (instant: Date) => string): string {
  const count = DELIVERY_LOG_WORDS.oneAttempt(attempts);
  if (state === 'waiting' && attempts === 0) return DELIVERY_LOG_WORDS.itWillBeSent;
  if (state === 'waiting')
    return `${count} of ${MOST_ATTEMPTS}${nextAt === null ? '' : `; the next on ${write(nextAt)}`}.`;
  if (attempts === 0) return DELIVERY_LOG_WORDS.itWasNeverSent;
  return `${count}${doneAt === null ? '' : `, the last on ${write(doneAt)}`}.`;
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <p className="mb-1 text-xs font-medium text-faint">{name}</p>
      <pre className="figures overflow-x-auto rounded-control bg-sunken px-3 py-2 text-xs break-all whitespace-pre-wrap">
        {DELIVERY_LOG_WORDS.nothing(text)}
      </pre>
    </div>
  );
}
