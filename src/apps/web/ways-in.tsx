import { PasskeySignIn } from '#modules/access/two-factor/sign-in.parts.tsx';
import { originOfVisit } from '#modules/access/identity/auth.parts.tsx';
import { ProviderButtons } from '#modules/access/social-login/parts.tsx';

/** The ways that need no password, below the form of those who have one. What none is set up for shows nothing. */
export function WaysIn({ to }: { to: 'sign-in' | 'sign-up' }) {
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-line pt-6 empty:hidden">
      {to === 'sign-in' && <PasskeySignIn onIn={goOn} />}
      <ProviderButtons />
    </div>
  );
}

function goOn({ secondStep }: { secondStep: boolean }): void {
  const { goBack, carry } = originOfVisit();
  if (secondStep) window.location.assign(carry('/auth/second-step'));
  else goBack();
}
