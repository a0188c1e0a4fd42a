import { useMutation, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Queue, useQueue } from '#ui/queue.tsx';
import { toastError } from '#ui/undoable.client.ts';
import { STATE_NAMES, whenText } from './admin.words.ts';
import { api } from './api.client.ts';
import type { ListedEmail, ReadEmail } from './model.ts';
import { ADMIN_OUTBOX_PART_WORDS } from './words.ts';

const TONES = { queued: 'attention', kept: 'neutral', failed: 'danger' } as const;

/** The e-mails that were not sent: queued, kept because no mail server is set, or failed. */
export function OutboxAdmin() {
  const queue = useQueue();
  const found = useQuery(api.emails.queryOptions(queue.options));
  const [read, setRead] = useState<ReadEmail | null>(null);
  return (
    <>
      <Queue
        queue={queue}
        found={found}
        rowsOf={({ emails }) => emails}
        waiting={{
          title: ADMIN_OUTBOX_PART_WORDS.outbox,
          show: ADMIN_OUTBOX_PART_WORDS.showAllEMails,
          none: ADMIN_OUTBOX_PART_WORDS.outboxIsEmpty,
        }}
        done={{
          title: ADMIN_OUTBOX_PART_WORDS.failedEMails,
          show: ADMIN_OUTBOX_PART_WORDS.showFailedEMails,
          none: ADMIN_OUTBOX_PART_WORDS.noEMailFailed,
        }}
        noun="e-mails"
        icon={<Mail aria-hidden />}
        about={ADMIN_OUTBOX_PART_WORDS.unsentEMailsStay}
      >
        {(email) => <Row key={email.id} email={email} onRead={setRead} />}
      </Queue>
      <Dialog
        open={read !== null}
        onClose={() => setRead(null)}
        title={read?.subject ?? ''}
        description={ADMIN_OUTBOX_PART_WORDS.toNote(read?.to ?? '')}
      >
        <p className="text-sm wrap-anywhere whitespace-pre-line">{read?.text}</p>
      </Dialog>
    </>
  );
}

function Row({ email, onRead }: { email: ListedEmail; onRead: (email: ReadEmail) => void }) {
  const { id, state, subject, to, createdAt } = email;
  const formats = useFormats();
  const name = subject ?? ADMIN_OUTBOX_PART_WORDS.eMailThatCannot;
  const reading = useMutation(api.readEmail.mutationOptions({ onSuccess: onRead, onError: toastError }));
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-sm font-semibold wrap-anywhere">{name}</h3>
          <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
        </div>
        <p className="mt-1 text-soft wrap-anywhere">
          {to === null ? '' : `${to}, `}
          <span className="whitespace-nowrap">{writeMoment(createdAt, formats)}</span>
        </p>
        <p className="text-soft">{whenText(email, (at) => writeMoment(at, formats))}</p>
      </div>
      {subject !== null && (
        <Button
          size="small"
          pending={reading.isPending}
          aria-label={ADMIN_OUTBOX_PART_WORDS.readEMail(name, to)}
          onClick={() => reading.mutate({ id })}
        >
          {ADMIN_OUTBOX_PART_WORDS.read}
        </Button>
      )}
    </li>
  );
}
