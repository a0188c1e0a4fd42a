import { useMutation, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
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
import type { Enquiry } from './model.ts';
import { TOPICS } from './words.ts';

/** Which visitor waits for an answer? */
export function EnquiriesAdmin() {
  const [open, setOpen] = useState(true);
  const found = useQuery(api.list.queryOptions({ input: { open } }));
  return (
    <Section
      flush
      title={open ? 'Messages of visitors' : 'Settled messages of visitors'}
      note="Sent through the page Contact. Nobody has checked that an address is theirs. Deleted after a year."
      actions={
        <Button size="small" onClick={() => setOpen(!open)}>
          {open ? 'Show settled messages' : 'Show waiting messages'}
        </Button>
      }
    >
      <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
        {({ enquiries, total }) =>
          enquiries.length === 0 ? (
            <EmptyState icon={<Inbox aria-hidden />} title={open ? 'No message waits' : 'None was settled yet'}>
              What visitors write on the page Contact stands here until somebody says that it is settled.
            </EmptyState>
          ) : (
            <>
              <ul aria-label="Messages" className="divide-y divide-line border-t border-line">
                {enquiries.map((enquiry) => (
                  <Row key={enquiry.id} enquiry={enquiry} />
                ))}
              </ul>
              {total > enquiries.length && (
                <p className="border-t border-line px-5 py-3 text-sm text-soft">
                  {enquiries.length} of {total} are shown.
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Row({ enquiry: { id, name, email, topic, message, receivedAt, settledAt } }: { enquiry: Enquiry }) {
  const formats = useFormats();
  const settle = useMutation(api.settle.mutationOptions({ onSuccess: refreshAll, onError: sayRefused }));
  return (
    <li className="flex flex-col gap-2 px-5 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold wrap-anywhere">{name}</h3>
        <Badge>{TOPICS[topic]}</Badge>
      </div>
      <p className="wrap-anywhere text-soft">
        <a href={`mailto:${email}`} className={textLinkClasses}>
          {email}
        </a>
        , {writeMoment(receivedAt, formats)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      {settledAt === null ? (
        <Button
          size="small"
          className="self-start"
          pending={settle.isPending}
          aria-label={`Settled: the message of ${name}`}
          onClick={() => settle.mutate({ id })}
        >
          Settled
        </Button>
      ) : (
        <p className="text-soft">Settled on {writeMoment(settledAt, formats)}.</p>
      )}
    </li>
  );
}
