import { CircleAlert, ShieldCheck } from 'lucide-react';
import { GUARD_ERRORS } from '#kernel/contract.ts';
import { PasskeySignIn } from '#modules/access/two-factor/sign-in.parts.tsx';
import type { contract } from '#modules/access/identity/contract.ts';
import { SignInSchema } from '#modules/access/identity/model.ts';
import { Notice } from '#ui/badge.tsx';
import { textLinkClasses } from '#ui/button.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { clientFor } from '#browser/rpc.client.ts';
import { PasswordInput, TextInput } from '#ui/text-input.tsx';
import { mainOrigin, sharesNameWithMain } from './session.client.ts';

const identity = clientFor<typeof contract>('identity');

/** The sign-in of the portal. `isDenied`: somebody is signed in who may not enter. */
export function SignIn({ isDenied }: { isDenied: boolean }) {
  const form = useZodForm({
    schema: SignInSchema,
    defaultValues: { email: '', password: '' },
    draft: { name: 'admin-sign-in', except: ['password'] },
  });
  return (
    <div className="card w-full max-w-md p-6 sm:p-8">
      <div className="mb-6 text-center">
        <span className="mx-auto mb-5 grid size-12 place-items-center rounded-full bg-accent-tint text-accent-ink">
          <ShieldCheck className="size-6" aria-hidden />
        </span>
        <h1 className="text-xl">Secure Admin Portal</h1>
        <p className="mt-2 text-sm text-soft">
          For administrators and superusers. You can{' '}
          <a href={`${mainOrigin()}/auth/forgot-password`} className={textLinkClasses}>
            reset your password on the main site
          </a>
          .
        </p>
      </div>
      {isDenied && (
        <div role="alert" className="mb-4">
          <Notice tone="attention" icon={<CircleAlert aria-hidden />}>
            {GUARD_ERRORS.ADMIN_NEEDED.message}
          </Notice>
        </div>
      )}
      <Form form={form} onSave={async (wish) => goOn(await identity.signIn(wish))}>
        <FormField form={form} name="email" label="E-mail">
          {(control) => (
            <TextInput
              type="email"
              autoComplete="username webauthn"
              inputMode="email"
              autoCapitalize="none"
              {...control}
            />
          )}
        </FormField>
        <FormField form={form} name="password" label="Password">
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
        <SubmitButton form={form} size="large" className="w-full">
          Sign in
        </SubmitButton>
      </Form>
      {sharesNameWithMain() && (
        <div className="mt-6 border-t border-line pt-6 empty:hidden">
          <PasskeySignIn onIn={goOn} />
        </div>
      )}
    </div>
  );
}

function goOn({ secondStep }: { secondStep: boolean }): void {
  if (secondStep) window.location.assign('/auth/second-step');
  else if (window.location.pathname.startsWith('/admin/')) window.location.reload();
  else window.location.assign('/admin/dashboard');
}
