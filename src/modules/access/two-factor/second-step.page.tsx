import { useEffect, useState } from 'react';
import { AuthHeading, originOfVisit } from '#modules/access/identity/auth.parts.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { codeOf } from '#browser/failure.client.ts';
import { openBooks } from '#browser/open-workspace.client.ts';
import { PageLink } from '#ui/page-link.tsx';
import { FailureState, LoadingScreen } from '#ui/page-states.tsx';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import { Proof } from './proof.tsx';
import { SetUp } from './set-up.tsx';

type Step = Awaited<ReturnType<typeof api.step>>;

/** Between the password and the books: shows a second factor, or sets up the one that must be there. */
export function SecondStepPage() {
  const [{ goBack, carry }] = useState(originOfVisit);
  const [asked, setAsked] = useState(() => api.step());
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const lookAgain = () => setAsked(api.step());

  useEffect(() => {
    asked.then(
      (found) => {
        setFailure(null);
        if (found.isPending) setStep(found);
        else goBack();
      },
      (error: unknown) => {
        if (codeOf(error) === 'SIGNED_OUT') window.location.replace(carry('/auth/signin'));
        else setFailure(error);
      },
    );
  }, [asked, goBack, carry]);

  if (failure !== null) return <FailureState error={failure} onRetry={lookAgain} />;
  if (step === null) return <LoadingScreen />;
  const mustSetUpNow = step.mustSetUp && step.isConfirmed;
  return (
    <>
      {mustSetUpNow ? (
        <>
          <AuthHeading
            title="Two-step verification"
            note={
              step.sharedBooks === null
                ? 'You must turn it on. It protects your account if someone learns your password.'
                : `“${step.sharedBooks}” requires it. Turn it on to open this workspace.`
            }
          />
          <SetUp onDone={goBack} />
        </>
      ) : (
        <Show step={step} onShown={(mustSetUp) => (mustSetUp || step.mustSetUp ? lookAgain() : goBack())} />
      )}
      {step.sharedBooks !== null && (
        <Button className="mt-6 w-full" onClick={() => openBooks(null)}>
          Open your own workspace
        </Button>
      )}
      <p className="mt-8 text-sm text-soft">
        Not you, or stuck? <PageLink href={carry('/auth/signin')}>Sign in again</PageLink>
      </p>
    </>
  );
}

function Show({ step, onShown }: { step: Step; onShown: (mustSetUp: boolean) => void }) {
  const [trusts, setTrusts] = useState(false);
  return (
    <>
      <AuthHeading
        title="One more step"
        note={
          step.mustSetUp
            ? 'Confirm it’s you, then turn on two-step verification.'
            : 'You are on a new device. Confirm it’s you.'
        }
      />
      <Proof
        ways={step.ways}
        sendsTo={step.sendsTo}
        onShown={async ({ mustSetUp }) => {
          if (trusts) await api.trustDevice().catch(() => toast.error('We could not remember this browser.'));
          onShown(mustSetUp);
        }}
      />
      {step.mayTrust && (
        <Checkbox
          className="mt-5"
          label="Don’t ask again in this browser for 30 days"
          checked={trusts}
          onChange={(event) => setTrusts(event.target.checked)}
        />
      )}
    </>
  );
}
