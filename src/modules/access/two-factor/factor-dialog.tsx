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
import { Sentence } from '#ui/sentence.tsx';
import { FACTOR_DIALOG_WORDS } from './words.ts';

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
        <Dialog open onClose={close} title={FACTOR_DIALOG_WORDS.setUpAuthenticatorApp}>
          <TotpSetup setup={stage.setup} onAdded={(codes) => added(codes, FACTOR_DIALOG_WORDS.authenticatorAppAdded)} />
        </Dialog>
      );
    case 'passkey':
      return (
        <Dialog open onClose={close} size="small" title={FACTOR_DIALOG_WORDS.addPasskey}>
          <PasskeySetup onAdded={(codes) => added(codes, FACTOR_DIALOG_WORDS.passkeyAdded)} />
        </Dialog>
      );
    case 'codes':
      return (
        <Dialog open stays onClose={close} size="small" title={FACTOR_DIALOG_WORDS.yourBackupCodes}>
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
      title={FACTOR_DIALOG_WORDS.createNewBackupCodes}
      footer={
        <>
          <Button onClick={close}>{FACTOR_DIALOG_WORDS.cancel}</Button>
          <Button look="primary" pending={renew.isPending} onClick={() => renew.mutate({})}>
            {FACTOR_DIALOG_WORDS.createTenCodes}
          </Button>
        </>
      }
    >
      <p className="text-sm text-soft">
        <Sentence
          text={FACTOR_DIALOG_WORDS.weShowTenNew}
          parts={{ oldCodes: left > 0 && FACTOR_DIALOG_WORDS.oldOnesStopWorking }}
        />
      </p>
    </Dialog>
  );
}

function Renaming({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useZodForm({ schema: PasskeyWishSchema, defaultValues: { name } });
  return (
    <Dialog open onClose={onClose} size="small" title={FACTOR_DIALOG_WORDS.renamePasskey}>
      <Form
        form={form}
        onSave={async (wish) => {
          await api.renamePasskey({ id, ...wish });
          await refreshAll();
          toast.success(FACTOR_DIALOG_WORDS.passkeyRenamedTo(wish.name));
          onClose();
        }}
      >
        <FormField form={form} name="name" label={FACTOR_DIALOG_WORDS.passkeyName}>
          {(control) => <TextInput autoComplete="off" maxLength={60} {...control} />}
        </FormField>
        <SubmitButton form={form}>{FACTOR_DIALOG_WORDS.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}

function Removal({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const remove = useChange(
    () => (passkey === null ? api.removeTotp() : api.removePasskey({ id: passkey.id })),
    () => {
      toast.success(
        passkey === null ? FACTOR_DIALOG_WORDS.authenticatorAppRemoved : `${passkey.name} opens nothing any more`,
      );
      onClose();
    },
  );
  const name = passkey?.name ?? FACTOR_DIALOG_WORDS.authenticatorApp;
  return (
    <TypedConfirmation
      open
      onClose={onClose}
      title={FACTOR_DIALOG_WORDS.removeAuthenticatorApp(
        passkey === null ? FACTOR_DIALOG_WORDS.theAuthenticatorApp : name,
      )}
      word={name}
      confirmLabel={FACTOR_DIALOG_WORDS.remove}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    >
      <p>{FACTOR_DIALOG_WORDS.youCanNoLonger}</p>
    </TypedConfirmation>
  );
}
