import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, TypedConfirmation } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { sendText } from './admin.words.ts';
import { api } from './api.client.ts';
import { issueEmail } from './emails.ts';
import type { Issue } from './model.ts';

type IssueViewProps = { issue: Issue; subscribers: number; onClose: () => void };

/** The e-mail as its readers get it; a draft is proved, sent or deleted from here. */
export function IssueView({ issue: { id, subject, text, sentAt }, subscribers, onClose }: IssueViewProps) {
  const [asked, setAsked] = useState<'nothing' | 'send' | 'drop'>('nothing');
  const message = issueEmail({ subject, text, leaveLink: 'https://… (each reader has a link of their own)' });
  const proof = useMutation(
    api.proof.mutationOptions({
      onSuccess: ({ to }) => toast.success(`Test e-mail sent to ${to}`),
      onError: toastError,
    }),
  );
  const over = async (said: string) => {
    toast.success(said);
    onClose();
    await refreshAll();
  };
  const onError = (error: Error) => {
    setAsked('nothing');
    toastError(error);
  };
  const send = useMutation(
    api.send.mutationOptions({
      onSuccess: ({ recipients }) =>
        over(recipients === 1 ? 'One e-mail is being sent' : `${recipients} e-mails are being sent`),
      onError,
    }),
  );
  const drop = useMutation(api.drop.mutationOptions({ onSuccess: () => over('Draft deleted'), onError }));
  if (asked !== 'nothing') {
    const isSending = asked === 'send';
    return (
      <TypedConfirmation
        open
        onClose={() => setAsked('nothing')}
        title={isSending ? 'Send to all subscribers?' : 'Delete this draft?'}
        word={isSending ? 'send' : 'delete'}
        confirmLabel={isSending ? sendText(subscribers) : 'Delete draft'}
        keepLabel={isSending ? 'Cancel' : 'Keep draft'}
        pending={send.isPending || drop.isPending}
        onConfirm={() => (isSending ? send : drop).mutate({ id })}
      >
        <p>{isSending ? `“${subject}” goes to all subscribers. You cannot undo this.` : `You cannot undo this.`}</p>
      </TypedConfirmation>
    );
  }
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={subject}
      description={sentAt === null ? 'Preview of the e-mail.' : 'The e-mail as sent.'}
      footer={
        sentAt === null ? (
          <>
            <Button onClick={() => setAsked('drop')}>Delete</Button>
            <Button pending={proof.isPending} onClick={() => proof.mutate({ id })}>
              Send test e-mail
            </Button>
            <Button look="primary" disabled={subscribers === 0} onClick={() => setAsked('send')}>
              {subscribers === 0 ? 'No subscribers yet' : sendText(subscribers)}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <p className="text-sm wrap-anywhere whitespace-pre-line">{message.text}</p>
    </Dialog>
  );
}
