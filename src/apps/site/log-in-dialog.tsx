import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { inputClasses } from '#ui/text-input.tsx';

/**
 * Signing in over the page (decisions, "Sign in and the header"); the whole screen on a phone. Closed it shows nothing;
 * `log-in.client.ts` opens it.
 */
export function LogInDialog() {
  return (
    <dialog
      id="log-in"
      aria-labelledby="log-in-title"
      className="m-0 size-full max-h-none max-w-none bg-raised p-0 text-ink backdrop:bg-scrim sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:max-w-sm sm:rounded-card sm:border sm:border-line sm:shadow-pop"
    >
      {/* As high as the dialog: a press below the form is not one beside it. */}
      <div className="min-h-full p-5 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <h2 id="log-in-title" className="text-xl">
            Sign in
          </h2>
          <button
            type="button"
            data-close
            aria-label="Close"
            className={buttonClasses('quiet', 'medium', '-mt-1 -mr-2 aspect-square px-0!')}
          >
            <X aria-hidden />
          </button>
        </div>
        <p className="mt-1 text-sm text-soft">
          New here?{' '}
          <a href="/auth/signup" className={textLinkClasses}>
            Create an account
          </a>
        </p>
        <div role="alert" className="mt-4 text-sm empty:hidden">
          <p data-says="message" className="rounded-control bg-danger-tint px-3 py-2 text-danger-ink empty:hidden" />
          <p data-says="advice" className="mt-2 text-soft empty:hidden" />
        </div>
        <form noValidate className="group mt-4 flex flex-col gap-4">
          <Input
            name="email"
            label="E-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
          />
          <Input name="password" label="Password" type="password" autoComplete="current-password" />
          <button
            type="submit"
            className={buttonClasses(
              'primary',
              'large',
              'w-full group-aria-busy:cursor-progress group-aria-busy:opacity-70',
            )}
          >
            Sign in
          </button>
        </form>
        <p className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
          <a href="/auth/forgot-password" className={LINK}>
            Forgot your password?
          </a>
          <a href="/auth/signin" className={LINK}>
            Other ways to sign in
          </a>
        </p>
      </div>
    </dialog>
  );
}

const LINK = `${textLinkClasses} inline-flex items-center pointer-coarse:min-h-11`;

function Input({ name, label, ...rest }: ComponentProps<'input'> & { name: string; label: string }) {
  const id = `log-in-${name}`;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input {...rest} id={id} name={name} aria-describedby={`${id}-error`} className={inputClasses} />
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger-ink empty:hidden" />
    </div>
  );
}
