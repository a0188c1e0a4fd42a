import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { api } from './api.client.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { ServiceRequest } from './model.ts';
import { type Service, SERVICES } from './offers.ts';
import { isOpen } from './rules.ts';
import { ASK_DIALOG_WORDS, PAGE_WORDS, REQUEST_WORDS, type RequestState } from './words.ts';
import { Sentence } from '#ui/sentence.tsx';

const FIELDS = { ask: z.string().default('') };

/** Who helps with what software does not, and what became of what I asked? */
export function ServicesPage() {
  const requests = useQuery(api.list.queryOptions());
  const [{ ask }, setUrl] = useUrlState(FIELDS);
  const open = requests.data?.filter(({ state }) => isOpen(state)) ?? [];
  const asked = SERVICES.find(({ id }) => id === ask);
  const isAsked = (service: Service) => open.some((request) => request.service === service.id);
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.servicesHeading}
        {...(requests.data === undefined ? {} : { answer: answerOf(open.length) })}
        note={
          <Sentence
            text={PAGE_WORDS.askExpertItIs}
            parts={{ link: <PageLink href="/services">{PAGE_WORDS.aboutEachService}</PageLink> }}
          />
        }
      />
      <div className="flex flex-col gap-5">
        <Section flush title={PAGE_WORDS.yourRequests}>
          <Loaded query={requests} skeleton={<TableSkeleton rows={2} label={PAGE_WORDS.loadingYourRequests} />}>
            {(found) => <Requests requests={found} />}
          </Loaded>
        </Section>
        <ul aria-label={PAGE_WORDS.sixServices} className="grid gap-4 md:grid-cols-2">
          {SERVICES.map((service) => (
            <Offer
              key={service.id}
              service={service}
              isAsked={isAsked(service)}
              onAsk={() => setUrl({ ask: service.id })}
            />
          ))}
        </ul>
      </div>
      {asked !== undefined && !isAsked(asked) && requests.data !== undefined && (
        <AskDialog service={asked} onClose={() => setUrl({ ask: '' }, { replace: true })} />
      )}
    </>
  );
}

function answerOf(open: number): string {
  if (open === 0) return PAGE_WORDS.youHaveNoOpen;
  return PAGE_WORDS.youHaveOneOpen(open);
}

function Offer({ service, isAsked, onAsk }: { service: Service; isAsked: boolean; onAsk: () => void }) {
  const { title, question, about, bring, limits } = service;
  return (
    <li className="card flex min-w-0 flex-col px-5 py-4">
      <h2 className="text-base">{title}</h2>
      <p className="mt-0.5 text-sm font-medium text-accent-ink">{question}</p>
      <p className="mt-2 text-sm text-soft">{about}</p>
      <details className="mt-3 text-sm text-soft">
        <summary className="cursor-pointer font-medium text-ink pointer-coarse:min-h-11 pointer-coarse:leading-11">
          {PAGE_WORDS.whatToPrepare}
        </summary>
        <ul className="mt-2 list-disc pl-5">
          {bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p className="mt-2">{limits}</p>
      </details>
      <div className="mt-auto pt-4">
        {isAsked ? (
          <Badge tone="accent">{PAGE_WORDS.requested}</Badge>
        ) : (
          <Button size="small" onClick={onAsk}>
            {ASK_DIALOG_WORDS.askAbout(title)}
          </Button>
        )}
      </div>
    </li>
  );
}

const TONES: Readonly<Record<RequestState, Tone>> = {
  asked: 'attention',
  'in-talks': 'attention',
  done: 'accent',
  declined: 'danger',
  withdrawn: 'neutral',
};

function Requests({ requests }: { requests: readonly ServiceRequest[] }) {
  if (requests.length === 0) return <p className="px-5 pb-5 text-sm text-soft">{PAGE_WORDS.noRequestsYetYour}</p>;
  return (
    <ul aria-label={PAGE_WORDS.yourRequests} className="divide-y divide-line border-t border-line">
      {requests.map((request) => (
        <Row key={request.id} request={request} />
      ))}
    </ul>
  );
}

function Row({ request: { id, service, state, note, askedAt, changedAt, answer } }: { request: ServiceRequest }) {
  const formats = useFormats();
  const title = SERVICES.find((one) => one.id === service)?.title ?? service;
  const withdraw = useMutation(
    api.withdraw.mutationOptions({
      onSuccess: async () => {
        toast.success(PAGE_WORDS.requestWithdrawn);
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  return (
    <li className="flex flex-col gap-1.5 px-5 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold">{title}</h3>
        <Badge tone={TONES[state]}>{REQUEST_WORDS[state]}</Badge>
      </div>
      <p className="text-faint">
        <Sentence
          text={PAGE_WORDS.sentOn}
          parts={{
            askedAt: writeMoment(askedAt, formats),
            state: state !== 'asked' && PAGE_WORDS.since(REQUEST_WORDS[state], writeMoment(changedAt, formats)),
          }}
        />
      </p>
      {note !== '' && (
        <p className="wrap-anywhere whitespace-pre-line text-soft">
          <span className="font-medium text-ink">{PAGE_WORDS.youWrote}</span> {note}
        </p>
      )}
      {answer !== null && (
        <p className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">
          <span className="font-medium">{PAGE_WORDS.answer}</span> {answer}
        </p>
      )}
      {isOpen(state) && (
        <Button
          size="small"
          look="quiet"
          className="self-start"
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate({ id })}
          aria-label={PAGE_WORDS.withdrawRequestFor(title)}
        >
          {PAGE_WORDS.withdraw}
        </Button>
      )}
    </li>
  );
}
