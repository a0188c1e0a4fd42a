import { CopyButton } from '#ui/copy-button.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import type { TotpSetup as Setup } from './model.ts';
import { QrCode } from './qr-code.tsx';
import { TOTP_SETUP_WORDS } from './words.ts';

/** Makes an authenticator app a factor: the picture or the key into the app, its first code back. */
export function TotpSetup({ setup, onAdded }: { setup: Setup; onAdded: (backupCodes: string[] | null) => void }) {
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.ByCodeSchema),
    defaultValues: { code: '' },
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={setup.uri} label={TOTP_SETUP_WORDS.qrCodeForYour} />
        <div className="min-w-0 flex-1 basis-56 text-sm text-soft">
          <p>{TOTP_SETUP_WORDS.scanThisCodeWith}</p>
          <p className="mt-3 font-medium text-ink">{TOTP_SETUP_WORDS.key}</p>
          <code className="figures block wrap-anywhere text-base text-ink select-all" data-key>
            {setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={setup.secret} label={TOTP_SETUP_WORDS.copyKey} size="small" />
          </div>
        </div>
      </div>
      <Form form={form} onSave={async (wish) => onAdded((await api.confirmTotp(wish)).backupCodes)}>
        <FormField form={form} name="code" label={TOTP_SETUP_WORDS.codeFromApp} hint={TOTP_SETUP_WORDS.sixDigitsNote}>
          {(control) => <TextInput autoComplete="one-time-code" inputMode="numeric" {...control} />}
        </FormField>
        <SubmitButton form={form} size="large">
          {TOTP_SETUP_WORDS.setUpApp}
        </SubmitButton>
      </Form>
    </div>
  );
}
