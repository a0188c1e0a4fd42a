import { type ReactNode, useEffect, useRef, useState } from 'react';
import { answerOfDevice } from './passkey-device.client.ts';
import { Notice } from '#ui/badge.tsx';
import { Button, textLinkClasses } from '#ui/button.tsx';
import { sentenceOf } from '#browser/failure.client.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PasswordInput, TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import type { Way } from './model.ts';
import { PROOF_WORDS } from './words.ts';

export type Outcome = Awaited<ReturnType<typeof api.show>>;

type ProofProps = {
  ways: readonly Way[];
  /** The address a code would go to. */
  sendsTo: string;
  onShown: (outcome: Outcome) => Promise<unknown> | void;
  /** Stands above the button that confirms, such as a box. */
  choice?: ReactNode;
};

const OFFERS: Readonly<Record<Way, string>> = {
  passkey: PROOF_WORDS.passkey,
  totp: PROOF_WORDS.yourAuthenticatorApp,
  'backup-code': PROOF_WORDS.backupCode,
  email: PROOF_WORDS.getCodeByE,
  password: PROOF_WORDS.yourPassword,
};

/** Shows that it is oneself, in the best way there is or in another of one's choice. */
export function Proof({ ways, sendsTo, onShown, choice }: ProofProps) {
  const by = { onShown, choice };
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? ways[0];
  if (way === undefined) return <Notice tone="danger">{PROOF_WORDS.youHaveNoOther}</Notice>;
  const others = ways.filter((other) => other !== way);
  return (
    <>
      <FocusOn key={way} isChosen={chosen !== null}>
        {way === 'passkey' && <ByPasskey {...by} />}
        {way === 'totp' && (
          <ByCode
            key={way}
            by={way}
            label={PROOF_WORDS.codeFromYourAuthenticator}
            hint={PROOF_WORDS.sixDigitsThatChangeNote}
            {...by}
          />
        )}
        {way === 'email' && <ByMail sendsTo={sendsTo} {...by} />}
        {way === 'backup-code' && <ByBackupCode {...by} />}
        {way === 'password' && <ByPassword {...by} />}
      </FocusOn>
      {others.length > 0 && (
        <section
          aria-label={PROOF_WORDS.otherMethods}
          className="mt-6 flex flex-col items-start gap-1 border-t border-line pt-4"
        >
          {others.map((other) => (
            <button
              key={other}
              type="button"
              className={`inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11 ${textLinkClasses}`}
              // The field keeps the focus until then: what it says when it loses it would push this away from under the press.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setChosen(other)}
            >
              {OFFERS[other]}
            </button>
          ))}
        </section>
      )}
    </>
  );
}

/**
 * The way that is shown takes the focus: whoever chose it has pressed a button that is gone. Unasked it does so only where
 * no keyboard of glass would rise over what is asked.
 */
function FocusOn({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen || !matchMedia('(pointer: coarse)').matches)
      ref.current?.querySelector<HTMLElement>('input:not([type=checkbox]), button')?.focus();
  }, [isChosen]);
  return <div ref={ref}>{children}</div>;
}

type ByProps = Pick<ProofProps, 'onShown' | 'choice'>;

function ByPasskey({ onShown, choice }: ByProps) {
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const use = async () => {
    setPending(true);
    setTrouble(null);
    try {
      const answer = await answerOfDevice(await api.challenge());
      if (answer === null) setTrouble(PROOF_WORDS.noPasskeyWasUsed);
      else await onShown(await api.show({ by: 'passkey', answer }));
    } catch (error) {
      setTrouble(sentenceOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <Trouble>{trouble}</Trouble>
      <p className="text-sm text-soft">{PROOF_WORDS.yourFingerprintFace}</p>
      {choice}
      <Button look="primary" size="large" className="w-full" pending={pending} onClick={() => void use()}>
        {PROOF_WORDS.passkey}
      </Button>
    </div>
  );
}

type ByCodeProps = ByProps & { by: 'totp' | 'email'; label: string; hint: string };

function ByCode({ by, label, hint, onShown, choice }: ByCodeProps) {
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.ByCodeSchema),
    defaultValues: { code: '' },
  });
  return (
    <Form
      form={form}
      onSave={async ({ code }) => {
        form.resetField('code');
        await onShown(await api.show({ by, code }));
      }}
    >
      <FormField form={form} name="code" label={label} hint={hint}>
        {(control) => <TextInput autoComplete="one-time-code" inputMode="numeric" {...control} />}
      </FormField>
      {choice}
      <SubmitButton form={form} size="large" className="w-full">
        {PROOF_WORDS.confirm}
      </SubmitButton>
    </Form>
  );
}

function ByMail({ sendsTo, ...by }: ByProps & Pick<ProofProps, 'sendsTo'>) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = async () => {
    setState('sending');
    setTrouble(null);
    try {
      await api.sendCode();
      setState('sent');
    } catch (error) {
      setTrouble(sentenceOf(error));
      setState('idle');
    }
  };
  if (state !== 'sent')
    return (
      <div className="flex flex-col gap-4">
        <Trouble>{trouble}</Trouble>
        <p className="text-sm text-soft">{PROOF_WORDS.weWillEMail(sendsTo)}</p>
        <Button
          look="primary"
          size="large"
          className="w-full"
          pending={state === 'sending'}
          onClick={() => void send()}
        >
          {PROOF_WORDS.sendCode}
        </Button>
      </div>
    );
  return (
    <>
      <p role="status" className="mb-4 text-sm text-soft">
        {PROOF_WORDS.weSentCodeTo(sendsTo)}
      </p>
      <ByCode by="email" label={PROOF_WORDS.codeFromEMail} hint={PROOF_WORDS.sixDigitsNote} {...by} />
      <Button look="quiet" className="mt-2 -ml-3.5" onClick={() => void send()}>
        {PROOF_WORDS.resendCode}
      </Button>
    </>
  );
}

function ByBackupCode({ onShown, choice }: ByProps) {
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.ByBackupCodeSchema),
    defaultValues: { code: '' },
  });
  return (
    <Form form={form} onSave={async ({ code }) => onShown(await api.show({ by: 'backup-code', code }))}>
      <FormField form={form} name="code" label={PROOF_WORDS.backupCodeLabel} hint={PROOF_WORDS.oneOfYourTenNote}>
        {(control) => <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...control} />}
      </FormField>
      {choice}
      <SubmitButton form={form} size="large" className="w-full">
        {PROOF_WORDS.confirm}
      </SubmitButton>
    </Form>
  );
}

function ByPassword({ onShown, choice }: ByProps) {
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.ByPasswordSchema),
    defaultValues: { password: '' },
  });
  return (
    <Form
      form={form}
      onSave={async ({ password }) => {
        form.resetField('password');
        await onShown(await api.show({ by: 'password', password }));
      }}
    >
      <FormField form={form} name="password" label={PROOF_WORDS.password}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} />}
      </FormField>
      {choice}
      <SubmitButton form={form} size="large" className="w-full">
        {PROOF_WORDS.confirm}
      </SubmitButton>
    </Form>
  );
}

/** What went wrong; the place is always there, so that it is read out. */
export function Trouble({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children !== null && <Notice tone="danger">{children}</Notice>}
    </div>
  );
}
