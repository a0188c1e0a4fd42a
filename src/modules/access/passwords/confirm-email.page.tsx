import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Advice, AuthHeading, originOfVisit, takeSecret } from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { codeOf } from '#browser/failure.client.ts';
import { Form, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { api } from './api.client.ts';
import { NoSecret } from './no-secret.tsx';

const ADVICE: Readonly<Record<string, string>> = {
  VERIFICATION_FAILED:
    'The link is used, too old, or another change was asked for since. You sign in with the address you had.',
  EMAIL_TAKEN: 'You sign in with the address you had.',
};

const WAITING = {
  old: 'Now the address that the account has had so far: open the e-mail that went there.',
  new: 'Now the new address: open the e-mail that went there.',
} as const;

/** Where one of the two addresses confirms that an account changes from one to the other. */
export function ConfirmEmailPage() {
  const { carry } = originOfVisit();
  const [token] = useState(takeSecret);
  const [refused, setRefused] = useState<string | null>(null);
  const [done, setDone] = useState<Awaited<ReturnType<typeof api.confirmEmail>> | null>(null);
  const form = useZodForm({
    schema: () => import('./model.ts').then((model) => model.ConfirmEmailSchema),
    defaultValues: { token },
  });
  const { errors } = form.formState;
  if (token === '')
    return (
      <NoSecret title="Confirm the address">
        Your address is as it was. A change is asked for among the settings, under Security.
      </NoSecret>
    );
  if (done !== null)
    return (
      <>
        <AuthHeading title={done.changed ? 'The address is changed' : 'One of two is confirmed'} note={null} />
        <div role="status">
          <Notice tone="accent" icon={<CircleCheck aria-hidden />}>
            {done.waitsFor === null
              ? 'From now on you sign in with the new address, and every device is signed out but the one that asked for it. We have written to both.'
              : WAITING[done.waitsFor]}
          </Notice>
        </div>
        <p className="mt-6 text-sm">
          <PageLink href={carry('/auth/signin')}>{done.changed ? 'Go on' : 'Go on meanwhile'}</PageLink>
        </p>
      </>
    );
  return (
    <>
      <AuthHeading
        title="Confirm the address"
        note="One press, and this address agrees that the account changes from one address to the other."
      />
      <Form
        form={form}
        onSave={async (wish) => {
          setRefused(null);
          try {
            setDone(await api.confirmEmail(wish));
          } catch (error) {
            setRefused(codeOf(error));
            throw error;
          }
        }}
      >
        <Advice>{errors.root !== undefined && ADVICE[refused ?? '']}</Advice>
        <SubmitButton form={form} size="large" className="w-full">
          Confirm
        </SubmitButton>
      </Form>
    </>
  );
}
