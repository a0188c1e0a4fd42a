import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import {
  Advice,
  AuthHeading,
  FieldsToMend,
  originOfVisit,
  takeSecret,
  wrongFields,
} from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { leaveFlash } from '#browser/flash-note.client.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';

const ADVICE: Readonly<Record<string, string>> = {
  VERIFICATION_FAILED: 'This code is wrong or has expired. Use the code in our latest e-mail, or send a new one.',
  SIGN_UP_FAILED: 'This address already has an account. Sign in instead.',
};

/** After `#`, which no server is sent: the address, and the secret of the link that was opened. */
function carried(): { email: string; token: string } {
  const email = new URLSearchParams(window.location.hash.slice(1)).get('email') ?? '';
  return { email, token: takeSecret() };
}

/** Where a sign-up is finished: by the code of the e-mail, or by its link. */
export function VerifyPage() {
  const { goBack, carry } = originOfVisit();
  const [{ email, token }] = useState(carried);
  const [refused, setRefused] = useState<string | null>(null);
  // A link is pressed, not only opened: programs that read mail open it too.
  const isLink = token !== '' && refused === null;
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.VerifySchema),
    defaultValues: { email, token },
  });
  const { errors, submitCount } = form.formState;
  return (
    <>
      <AuthHeading
        title="Confirm your address"
        note={
          isLink ? (
            <>Confirm to finish creating the account for {email}.</>
          ) : (
            <>Type the code that we e-mailed{email !== '' && <> to {email}</>}.</>
          )
        }
      />
      <Form
        form={form}
        onSave={async (wish) => {
          setRefused(null);
          try {
            const { signedIn } = await api.verify(wish);
            if (signedIn) goBack();
            else {
              leaveFlash('Address confirmed', 'Choose your password with the link that we just e-mailed you.');
              window.location.replace(carry('/auth/signin'));
            }
          } catch (error) {
            setRefused(codeOf(error) ?? 'FAILED');
            if (token !== '') form.setValue('token', '');
            throw error;
          }
        }}
      >
        <FieldsToMend count={submitCount > 0 ? wrongFields(errors) : 0} />
        <Advice>{errors.root !== undefined && ADVICE[refused ?? '']}</Advice>
        {!isLink && (
          <>
            {email === '' && (
              <FormField form={form} name="email" label="E-mail">
                {(control) => <TextInput type="email" autoComplete="email" inputMode="email" {...control} />}
              </FormField>
            )}
            <FormField form={form} name="token" label="Code" hint="Eight digits. Valid for an hour.">
              {(control) => <TextInput autoComplete="one-time-code" inputMode="numeric" {...control} />}
            </FormField>
          </>
        )}
        <SubmitButton form={form} size="large" className="mt-2 w-full">
          Confirm
        </SubmitButton>
      </Form>
      {!isLink && <NoEmail signUp={carry('/auth/signup')} />}
    </>
  );
}

/** What to do when the e-mail does not come. */
function NoEmail({ signUp }: { signUp: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [trouble, setTrouble] = useState<string | null>(null);
  const sendAgain = async () => {
    setState('sending');
    setTrouble(null);
    try {
      await api.resend();
      setState('sent');
    } catch (error) {
      setTrouble(sentenceOf(error));
      setState('idle');
    }
  };
  return (
    <section className="mt-8 flex flex-col items-start gap-3 border-t border-line pt-6 text-sm text-soft">
      <p>
        No e-mail after a minute? Check your spam folder, resend it, or{' '}
        <PageLink href={signUp}>use another address</PageLink>.
      </p>
      <Button look="secondary" pending={state === 'sending'} onClick={() => void sendAgain()}>
        Resend code
      </Button>
      <div role="status" className="w-full empty:hidden">
        {state === 'sent' && (
          <Notice tone="accent" icon={<MailCheck aria-hidden />}>
            We sent a new code. The old one no longer works.
          </Notice>
        )}
        {trouble !== null && <Notice tone="danger">{trouble}</Notice>}
      </div>
    </section>
  );
}
