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
  VERIFICATION_FAILED: 'This link was used, has expired or was replaced by a newer one. Your address was not changed.',
  EMAIL_TAKEN: 'Your address was not changed.',
};

const WAITING = {
  old: 'Now open the e-mail that we sent to your current address.',
  new: 'Now open the e-mail that we sent to your new address.',
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
      <NoSecret title="Confirm your address">
        Your address was not changed. You can ask for a change under Security & Privacy.
      </NoSecret>
    );
  if (done !== null)
    return (
      <>
        <AuthHeading title={done.changed ? 'Address changed' : 'Almost done'} note={null} />
        <div role="status">
          <Notice tone="accent" icon={<CircleCheck aria-hidden />}>
            {done.waitsFor === null
              ? 'Sign in with the new address from now on. Your other devices were signed out, and we e-mailed both addresses.'
              : WAITING[done.waitsFor]}
          </Notice>
        </div>
        <p className="mt-6 text-sm">
          <PageLink href={carry('/auth/signin')}>{done.changed ? 'Continue' : 'Continue for now'}</PageLink>
        </p>
      </>
    );
  return (
    <>
      <AuthHeading title="Confirm your address" note="Confirm that your account moves to the new address." />
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
