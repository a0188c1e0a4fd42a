import type { ReactNode } from 'react';
import { Notice } from './badge.tsx';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';

type SecretOnceProps = {
  title: string;
  /** What it opens or signs, and where it goes. */
  children: ReactNode;
  /** Read out as the name of the text. */
  label: string;
  secret: string;
  onKept: () => void;
};

/** What is shown only now: the dialog goes when the person says that they have kept it, and in no other way. */
export function SecretOnce({ title, children, label, secret, onKept }: SecretOnceProps) {
  return (
    <Dialog
      open
      stays
      size="medium"
      onClose={onKept}
      title={title}
      footer={
        <>
          <CopyButton text={secret} />
          <Button look="primary" onClick={onKept}>
            I saved the secret
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <Notice tone="attention" title="Save this secret now">
          We show this secret only once.
        </Notice>
        <output
          aria-label={label}
          className="figures block font-mono rounded-card bg-sunken px-4 py-3 text-sm break-all select-all"
        >
          {secret}
        </output>
        <div className="text-soft">{children}</div>
      </div>
    </Dialog>
  );
}
