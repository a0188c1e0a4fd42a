import { useMutation, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button, textLinkClasses } from '#ui/button.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Queue, QueueCount, QueueRow, ROW_DONE, useQueue } from '#ui/queue.tsx';
import { api } from './api.client.ts';
import type { Enquiry } from './model.ts';
import { TOPICS, ADMIN_PART_WORDS } from './words.ts';

/** Which visitor waits for an answer? */
export function EnquiriesAdmin() {
  const queue = useQueue();
  const found = useQuery(api.list.queryOptions(queue.options));
  return (
    <Queue
      queue={queue}
      found={found}
      rowsOf={({ enquiries }) => enquiries}
      waiting={{
        title: ADMIN_PART_WORDS.visitorMessages,
        show: ADMIN_PART_WORDS.showOpenMessages,
        none: ADMIN_PART_WORDS.noOpenMessages,
      }}
      done={{
        title: ADMIN_PART_WORDS.settledVisitorMessages,
        show: ADMIN_PART_WORDS.showSettledMessages,
        none: ADMIN_PART_WORDS.noSettledMessagesYet,
      }}
      note={ADMIN_PART_WORDS.fromContactPageAddressesNote}
      noun="messages"
      icon={<Inbox aria-hidden />}
      about={ADMIN_PART_WORDS.newMessagesAppearHere}
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
      none={ADMIN_PART_WORDS.noVisitorMessages}
      one={ADMIN_PART_WORDS.oneVisitorMessageTo}
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
        , <span className="whitespace-nowrap">{writeMoment(receivedAt, formats)}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      {settledAt === null ? (
        <Button
          size="small"
          className="self-start"
          pending={settle.isPending}
          aria-label={ADMIN_PART_WORDS.settledMessageOf(name)}
          onClick={() => settle.mutate({ id })}
        >
          {ADMIN_PART_WORDS.settled}
        </Button>
      ) : (
        <p className="text-soft">{ADMIN_PART_WORDS.settledOn(writeMoment(settledAt, formats))}</p>
      )}
    </QueueRow>
  );
}
