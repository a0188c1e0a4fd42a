import { useMutation, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button, textLinkClasses } from '#ui/button.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Queue, QueueCount, QueueRow, ROW_DONE, useQueue } from '#ui/queue.tsx';
import { api } from './api.client.ts';
import type { Enquiry } from './model.ts';
import { TOPICS } from './words.ts';

/** Which visitor waits for an answer? */
export function EnquiriesAdmin() {
  const queue = useQueue();
  const found = useQuery(api.list.queryOptions(queue.options));
  return (
    <Queue
      queue={queue}
      found={found}
      rowsOf={({ enquiries }) => enquiries}
      waiting={{ title: 'Visitor messages', show: 'Show open messages', none: 'No open messages' }}
      done={{ title: 'Settled visitor messages', show: 'Show settled messages', none: 'No settled messages yet' }}
      note="From the Contact page. Addresses are not verified. Deleted after a year."
      noun="messages"
      icon={<Inbox aria-hidden />}
      about="New messages show here."
    >
      {(enquiry) => <Row key={enquiry.id} enquiry={enquiry} />}
    </Queue>
  );
}

/** For the desk of whoever runs the site. */
export function EnquiriesWaiting() {
  const found = useQuery(api.list.queryOptions({ input: {} }));
  return (
    <QueueCount
      found={found}
      none="No visitor messages"
      one="One visitor message to answer"
      many="visitor messages to answer"
    />
  );
}

function Row({ enquiry: { id, name, email, topic, message, receivedAt, settledAt } }: { enquiry: Enquiry }) {
  const formats = useFormats();
  const settle = useMutation(api.settle.mutationOptions(ROW_DONE));
  return (
    <QueueRow title={name} badges={<Badge>{TOPICS[topic]}</Badge>}>
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
    </QueueRow>
  );
}
