import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Advice, AuthHeading, originOfVisit, takeSecret } from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { codeOf } from '#browser/failure.client.ts';
import { Form, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { api } from './api.client.ts';
import { NoSecret } from './no-secret.tsx';
import { CONFIRM_EMAIL_PAGE_WORDS } from './words.ts';

const ADVICE: Readonly<Record<string, string>> = {
  VERIFICATION_FAILED: CONFIRM_EMAIL_PAGE_WORDS.thisLinkWasUsed,
  EMAIL_TAKEN: CONFIRM_EMAIL_PAGE_WORDS.yourAddressWasNot,
};

const WAITING = {
  old: CONFIRM_EMAIL_PAGE_WORDS.nowOpenEMail,
  new: CONFIRM_EMAIL_PAGE_WORDS.nowOpenTheE,
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
      <NoSecret
        title={CONFIRM_EMAIL_PAGE_WORDS.confirmYourAddress}
        next={{ label: CONFIRM_EMAIL_PAGE_WORDS.askForNewLink, href: '/app/settings/security' }}
      >
        {CONFIRM_EMAIL_PAGE_WORDS.yourAddressWasNotChanged}
      </NoSecret>
    );
  if (done !== null)
    return (
      <>
        <AuthHeading
          title={
            done.changed ? CONFIRM_EMAIL_PAGE_WORDS.addressChangedHeading : CONFIRM_EMAIL_PAGE_WORDS.almostDoneHeading
          }
          note={null}
        />
        <div role="status">
          <Notice tone="accent" icon={<CircleCheck aria-hidden />}>
            {done.waitsFor === null ? CONFIRM_EMAIL_PAGE_WORDS.signInWithNew : WAITING[done.waitsFor]}
          </Notice>
        </div>
        <p className="mt-6 text-sm">
          <PageLink href={carry('/auth/signin')}>
            {done.changed ? CONFIRM_EMAIL_PAGE_WORDS.continue : CONFIRM_EMAIL_PAGE_WORDS.continueForNow}
          </PageLink>
        </p>
      </>
    );
  return (
    <>
      <AuthHeading
        title={CONFIRM_EMAIL_PAGE_WORDS.confirmYourAddressHeading}
        note={CONFIRM_EMAIL_PAGE_WORDS.confirmThatYourAccountNote}
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
          {CONFIRM_EMAIL_PAGE_WORDS.confirm}
        </SubmitButton>
      </Form>
    </>
  );
}
