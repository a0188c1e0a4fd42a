import type { Passkey } from './passkeys.model.ts';
import { PasskeyWishSchema } from './model.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, TypedConfirmation } from '#ui/dialog.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { BackupCodes } from './backup-codes.tsx';
import { useChange } from './factors.client.ts';
import type { TotpSetup as Setup } from './model.ts';
import { PasskeySetup } from './passkey-setup.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** What is asked about the second step; `passkey` null: the authenticator app. */
export type Stage =
  | { readonly at: 'app'; readonly setup: Setup }
  | { readonly at: 'passkey' }
  | { readonly at: 'codes'; readonly codes: readonly string[] }
  | { readonly at: 'renew'; readonly left: number }
  | { readonly at: 'rename'; readonly passkey: Passkey }
  | { readonly at: 'remove'; readonly passkey: Passkey | null };

type Props = { stage: Stage | null; onStage: (stage: Stage | null) => void };

/** Adds, renames and removes what somebody shows beside their password. */
export function FactorDialog({ stage, onStage }: Props) {
  const close = () => onStage(null);
  const added = (codes: readonly string[] | null, done: string) => {
    toast.success(done);
    void refreshAll();
    onStage(codes === null ? null : { at: 'codes', codes });
  };
  switch (stage?.at) {
    case undefined:
      return null;
    case 'app':
      return (
        <Dialog open onClose={close} title="Set up an authenticator app">
          <TotpSetup setup={stage.setup} onAdded={(codes) => added(codes, 'Authenticator app added')} />
        </Dialog>
      );
    case 'passkey':
      return (
        <Dialog open onClose={close} size="small" title="Add a passkey">
          <PasskeySetup onAdded={(codes) => added(codes, 'Passkey added')} />
        </Dialog>
      );
    case 'codes':
      return (
        <Dialog open stays onClose={close} size="small" title="Your backup codes">
          <BackupCodes codes={stage.codes} onKept={close} />
        </Dialog>
      );
    case 'renew':
      return <Renewal left={stage.left} onStage={onStage} />;
    case 'rename':
      return <Renaming passkey={stage.passkey} onClose={close} />;
    case 'remove':
      return <Removal passkey={stage.passkey} onClose={close} />;
  }
}

function Renewal({ left, onStage }: { left: number; onStage: Props['onStage'] }) {
  const renew = useChange(api.renewBackupCodes, ({ backupCodes }) => onStage({ at: 'codes', codes: backupCodes }));
  const close = () => onStage(null);
  return (
    <Dialog
      open
      onClose={close}
      size="small"
      title="Create new backup codes"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" pending={renew.isPending} onClick={() => renew.mutate({})}>
            Create ten codes
          </Button>
        </>
      }
    >
      <p className="text-sm text-soft">We show the ten new codes once. {left > 0 && 'The old ones stop working.'}</p>
    </Dialog>
  );
}

function Renaming({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useZodForm({ schema: PasskeyWishSchema, defaultValues: { name } });
  return (
    <Dialog open onClose={onClose} size="small" title="Rename passkey">
      <Form
        form={form}
        onSave={async (wish) => {
          await api.renamePasskey({ id, ...wish });
          await refreshAll();
          toast.success(`Passkey renamed to ${wish.name}`);
          onClose();
        }}
      >
        <FormField form={form} name="name" label="Passkey name">
          {(control) => <TextInput autoComplete="off" maxLength={60} {...control} />}
        </FormField>
        <SubmitButton form={form}>Save</SubmitButton>
      </Form>
    </Dialog>
  );
}

function Removal({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const remove = useChange(
    () => (passkey === null ? api.removeTotp() : api.removePasskey({ id: passkey.id })),
    () => {
      toast.success(passkey === null ? 'Authenticator app removed' : `${passkey.name} opens nothing any more`);
      onClose();
    },
  );
  const name = passkey?.name ?? 'Authenticator app';
  return (
    <TypedConfirmation
      open
      onClose={onClose}
      title={`Remove ${passkey === null ? 'the authenticator app' : name}`}
      word={name}
      confirmLabel="Remove"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    >
      <p>
        You can no longer sign in with it. If this is your last method, two-step verification turns off and your backup
        codes stop working.
      </p>
    </TypedConfirmation>
  );
}
