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
import { Sentence } from '#ui/sentence.tsx';
import { VERIFY_PAGE_WORDS } from './words.ts';

const ADVICE: Readonly<Record<string, string>> = {
  VERIFICATION_FAILED: VERIFY_PAGE_WORDS.thisCodeIsWrong,
  SIGN_UP_FAILED: VERIFY_PAGE_WORDS.thisAddressAlreadyHas,
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
        title={VERIFY_PAGE_WORDS.confirmYourAddressHeading}
        note={
          isLink ? (
            <>{VERIFY_PAGE_WORDS.confirmToFinishCreating(email)}</>
          ) : (
            <>{email === '' ? VERIFY_PAGE_WORDS.typeCodeThatWe : VERIFY_PAGE_WORDS.typeCodeSentTo(email)}</>
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
              leaveFlash(VERIFY_PAGE_WORDS.addressConfirmed, VERIFY_PAGE_WORDS.chooseYourPasswordWith);
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
              <FormField form={form} name="email" label={VERIFY_PAGE_WORDS.eMail}>
                {(control) => <TextInput type="email" autoComplete="email" inputMode="email" {...control} />}
              </FormField>
            )}
            <FormField
              form={form}
              name="token"
              label={VERIFY_PAGE_WORDS.code}
              hint={VERIFY_PAGE_WORDS.eightDigitsValidForNote}
            >
              {(control) => <TextInput autoComplete="one-time-code" inputMode="numeric" {...control} />}
            </FormField>
          </>
        )}
        <SubmitButton form={form} size="large" className="mt-2 w-full">
          {VERIFY_PAGE_WORDS.confirm}
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
        <Sentence
          text={VERIFY_PAGE_WORDS.noEMailAfter}
          parts={{ link: <PageLink href={signUp}>{VERIFY_PAGE_WORDS.anotherAddress}</PageLink> }}
        />
      </p>
      <Button look="secondary" pending={state === 'sending'} onClick={() => void sendAgain()}>
        {VERIFY_PAGE_WORDS.resendCode}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {state === 'sent' && (
          <Notice tone="accent" icon={<MailCheck aria-hidden />}>
            {VERIFY_PAGE_WORDS.weSentNewCode}
          </Notice>
        )}
        {trouble !== null && <Notice tone="danger">{trouble}</Notice>}
      </div>
    </section>
  );
}
