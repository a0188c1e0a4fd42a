import { useMutation, useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button, textLinkClasses } from '#ui/button.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Queue, QueueCount, QueueRow, ROW_DONE, useQueue } from '#ui/queue.tsx';
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
        title: 'Partner applications',
        show: 'Show open applications',
        none: 'No open applications',
      }}
      done={{
        title: 'Decided partner applications',
        show: 'Show decided applications',
        none: 'No decided applications yet',
      }}
      note="Check the licence with its issuer before you accept."
      noun="applications"
      icon={<Handshake aria-hidden />}
      about="New applications show here."
    >
      {(application) => <Row key={application.id} application={application} />}
    </Queue>
  );
}

/** For the desk of whoever runs the site. */
export function PartnersWaiting() {
  const found = useQuery(api.applications.queryOptions({ input: {} }));
  return (
    <QueueCount
      found={found}
      none="No partner applications"
      one="One partner application to decide"
      many="partner applications to decide"
    />
  );
}

const STATES = {
  waiting: { word: 'Open', tone: 'neutral' },
  accepted: { word: 'Accepted', tone: 'accent' },
  declined: { word: 'Declined', tone: 'attention' },
} as const;

function Row({ application }: { application: Application }) {
  const { id, name, practice, email, country, place, specialties, licence, charges, about, mayBeListed } = application;
  const { state, receivedAt, decidedAt } = application;
  const formats = useFormats();
  const decide = useMutation(api.decide.mutationOptions(ROW_DONE));
  return (
    <QueueRow
      title={practice}
      badges={
        <>
          <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
          <Badge>{mayBeListed ? 'Agrees to be listed' : 'Does not want to be listed'}</Badge>
        </>
      }
    >
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
            aria-label={`${state === 'accepted' ? 'Remove from list' : 'Decline'}: ${practice}`}
            onClick={() => decide.mutate({ id, accepted: false })}
          >
            {state === 'accepted' ? 'Remove from list' : 'Decline'}
          </Button>
        )}
      </div>
    </QueueRow>
  );
}
