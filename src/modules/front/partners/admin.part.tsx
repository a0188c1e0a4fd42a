import { useMutation, useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button, textLinkClasses } from '#ui/button.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { Queue, QueueCount, useQueue } from '#ui/queue.tsx';
import { refreshAll, sayRefused } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Application } from './model.ts';
import { countryName, specialtyTitle } from './words.ts';

/** Who wants to be a partner, and may they be listed? */
export function PartnersAdmin() {
  const queue = useQueue();
  const found = useQuery(api.applications.queryOptions(queue.options));
  return (
    <Queue
      queue={queue}
      found={found}
      rowsOf={({ applications }) => applications}
      waiting={{
        title: 'Applications of partners',
        show: 'Show waiting applications',
        none: 'No application waits',
      }}
      done={{
        title: 'Decided applications of partners',
        show: 'Show decided applications',
        none: 'None was decided yet',
      }}
      note="Look the licence up with its issuer before you accept: who agreed to it is then listed on the page Partners."
      noun="applications"
      icon={<Handshake aria-hidden />}
      about="What professionals send on the page Partners stands here until it is decided. Each is told by letter."
    >
      {(application) => <Row key={application.id} application={application} />}
    </Queue>
  );
}

/** For the desk of whoever runs the site. */
export function PartnersWaiting() {
  const found = useQuery(api.applications.queryOptions({ input: {} }));
  const say = (total: number) =>
    total === 0
      ? 'No application of a partner waits'
      : total === 1
        ? 'One application of a partner waits'
        : `${total} applications of partners wait`;
  return <QueueCount found={found} say={say} />;
}

const STATES = {
  waiting: { word: 'Waits', tone: 'neutral' },
  accepted: { word: 'Accepted', tone: 'accent' },
  declined: { word: 'Not on the list', tone: 'attention' },
} as const;

function Row({ application }: { application: Application }) {
  const { id, name, practice, email, country, place, specialties, licence, charges, about, mayBeListed } = application;
  const { state, receivedAt, decidedAt } = application;
  const formats = useFormats();
  const decide = useMutation(
    api.decide.mutationOptions({
      onSuccess: async () => {
        await refreshAll();
        keepFocus();
      },
      onError: sayRefused,
    }),
  );
  return (
    <li className="flex flex-col gap-2 px-5 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold wrap-anywhere">{practice}</h3>
        <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
        <Badge>{mayBeListed ? 'Agrees to be listed' : 'Not to be listed'}</Badge>
      </div>
      <p className="wrap-anywhere text-soft">
        {name},{' '}
        <a href={`mailto:${email}`} className={textLinkClasses}>
          {email}
        </a>
        , {place}, {countryName(country)}. {specialties.map(specialtyTitle).join(', ')}.
      </p>
      <p className="wrap-anywhere">Licence: {licence}</p>
      <p className="wrap-anywhere">Charges: {charges}</p>
      {about !== '' && <p className="wrap-anywhere whitespace-pre-line">{about}</p>}
      <p className="text-soft">
        Received on {writeMoment(receivedAt, formats)}
        {decidedAt !== null && `, decided on ${writeMoment(decidedAt, formats)}`}.
      </p>
      <div className="flex flex-wrap gap-2">
        {state !== 'accepted' && (
          <Button
            size="small"
            look="primary"
            pending={decide.isPending}
            aria-label={`Accept ${practice}`}
            onClick={() => decide.mutate({ id, accepted: true })}
          >
            Accept
          </Button>
        )}
        {state !== 'declined' && (
          <Button
            size="small"
            pending={decide.isPending}
            aria-label={`${state === 'accepted' ? 'Take off the list' : 'Decline'}: ${practice}`}
            onClick={() => decide.mutate({ id, accepted: false })}
          >
            {state === 'accepted' ? 'Take off the list' : 'Decline'}
          </Button>
        )}
      </div>
    </li>
  );
}
