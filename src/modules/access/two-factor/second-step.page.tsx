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
import { Sentence } from '#ui/sentence.tsx';
import { SECOND_STEP_PAGE_WORDS } from './words.ts';

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
            title={SECOND_STEP_PAGE_WORDS.twoStepVerificationHeading}
            note={
              step.sharedBooks === null
                ? SECOND_STEP_PAGE_WORDS.youMustTurnItNote
                : SECOND_STEP_PAGE_WORDS.requiresItTurnItNote(step.sharedBooks)
            }
          />
          <SetUp onDone={goBack} />
        </>
      ) : (
        <Show step={step} onShown={(mustSetUp) => (mustSetUp || step.mustSetUp ? lookAgain() : goBack())} />
      )}
      {step.sharedBooks !== null && (
        <Button className="mt-6 w-full" onClick={() => openBooks(null)}>
          {SECOND_STEP_PAGE_WORDS.openYourOwnWorkspace}
        </Button>
      )}
      <p className="mt-8 text-sm text-soft">
        <Sentence
          text={SECOND_STEP_PAGE_WORDS.notYouOrStuck}
          parts={{
            link: (
              <PageLink href={carry('/auth/signin')} className="whitespace-nowrap">
                {SECOND_STEP_PAGE_WORDS.signInAgain}
              </PageLink>
            ),
          }}
        />
      </p>
    </>
  );
}

function Show({ step, onShown }: { step: Step; onShown: (mustSetUp: boolean) => void }) {
  const [trusts, setTrusts] = useState(false);
  return (
    <>
      <AuthHeading
        title={SECOND_STEP_PAGE_WORDS.oneMoreStepHeading}
        note={step.mustSetUp ? SECOND_STEP_PAGE_WORDS.confirmItsYouThenNote : SECOND_STEP_PAGE_WORDS.youAreOnNewNote}
      />
      <Proof
        ways={step.ways}
        sendsTo={step.sendsTo}
        choice={
          step.mayTrust && (
            <Checkbox
              label={SECOND_STEP_PAGE_WORDS.dontAskAgainIn}
              checked={trusts}
              onChange={(event) => setTrusts(event.target.checked)}
            />
          )
        }
        onShown={async ({ mustSetUp }) => {
          if (trusts) await api.trustDevice().catch(() => toast.error(SECOND_STEP_PAGE_WORDS.weCouldNotRemember));
          onShown(mustSetUp);
        }}
      />
    </>
  );
}
