import { useMutation, useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button, textLinkClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { refreshAll, sayRefused } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Application } from './model.ts';
import { countryName, specialtyTitle } from './words.ts';

/** Who wants to be a partner, and may they be listed? */
export function PartnersAdmin() {
  const [open, setOpen] = useState(true);
  const found = useQuery(api.applications.queryOptions({ input: { open } }));
  return (
    <Section
      flush
      title={open ? 'Applications of partners' : 'Decided applications of partners'}
      note="Look the licence up with its issuer before you accept: who agreed to it is then listed on the page Partners."
      actions={
        <Button size="small" onClick={() => setOpen(!open)}>
          {open ? 'Show decided applications' : 'Show waiting applications'}
        </Button>
      }
    >
      <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
        {({ applications, total }) =>
          applications.length === 0 ? (
            <EmptyState icon={<Handshake aria-hidden />} title={open ? 'No application waits' : 'None was decided yet'}>
              What professionals send on the page Partners stands here until it is decided. Each is told by letter.
            </EmptyState>
          ) : (
            <>
              <ul aria-label="Applications" className="divide-y divide-line border-t border-line">
                {applications.map((application) => (
                  <Row key={application.id} application={application} />
                ))}
              </ul>
              {total > applications.length && (
                <p className="border-t border-line px-5 py-3 text-sm text-soft">
                  {applications.length} of {total} are shown.
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
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
  const decide = useMutation(api.decide.mutationOptions({ onSuccess: refreshAll, onError: sayRefused }));
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
