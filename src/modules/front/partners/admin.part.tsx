import { useMutation, useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button, textLinkClasses } from '#ui/button.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Queue, QueueCount, QueueRow, ROW_DONE, useQueue } from '#ui/queue.tsx';
import { api } from './api.client.ts';
import type { Application } from './model.ts';
import { countryName, specialtyTitle, ADMIN_PART_WORDS } from './words.ts';
import { Sentence } from '#ui/sentence.tsx';

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
        title: ADMIN_PART_WORDS.partnerApplications,
        show: ADMIN_PART_WORDS.showOpenApplications,
        none: ADMIN_PART_WORDS.noOpenApplications,
      }}
      done={{
        title: ADMIN_PART_WORDS.decidedPartnerApplications,
        show: ADMIN_PART_WORDS.showDecidedApplications,
        none: ADMIN_PART_WORDS.noDecidedApplicationsYet,
      }}
      note={ADMIN_PART_WORDS.checkLicenceWithItsNote}
      noun="applications"
      icon={<Handshake aria-hidden />}
      about={ADMIN_PART_WORDS.newApplicationsAppearHere}
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
      none={ADMIN_PART_WORDS.noPartnerApplications}
      one={ADMIN_PART_WORDS.onePartnerApplicationTo}
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
          <Badge>{mayBeListed ? ADMIN_PART_WORDS.agreesToBeListed : ADMIN_PART_WORDS.doesNotWantTo}</Badge>
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
      <p className="wrap-anywhere">{ADMIN_PART_WORDS.licence(licence)}</p>
      <p className="wrap-anywhere">{ADMIN_PART_WORDS.charges(charges)}</p>
      {about !== '' && <p className="wrap-anywhere whitespace-pre-line">{about}</p>}
      <p className="text-soft">
        <Sentence
          text={decidedAt === null ? ADMIN_PART_WORDS.receivedOn : ADMIN_PART_WORDS.receivedAndDecidedOn}
          parts={{
            receivedAt: writeMoment(receivedAt, formats),
            decidedAt: decidedAt !== null && writeMoment(decidedAt, formats),
          }}
        />
      </p>
      <div className="flex flex-wrap gap-2">
        {state !== 'accepted' && (
          <Button
            size="small"
            look="primary"
            pending={decide.isPending}
            aria-label={ADMIN_PART_WORDS.acceptOf(practice)}
            onClick={() => decide.mutate({ id, accepted: true })}
          >
            {ADMIN_PART_WORDS.accept}
          </Button>
        )}
        {state !== 'declined' && (
          <Button
            size="small"
            pending={decide.isPending}
            aria-label={`${state === 'accepted' ? ADMIN_PART_WORDS.removeFromList : ADMIN_PART_WORDS.decline}: ${practice}`}
            onClick={() => decide.mutate({ id, accepted: false })}
          >
            {ADMIN_PART_WORDS.accepted(state)}
          </Button>
        )}
      </div>
    </QueueRow>
  );
}
