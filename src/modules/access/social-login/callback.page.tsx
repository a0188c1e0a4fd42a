import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AuthHeading, originOfVisit } from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { leaveFlash } from '#browser/flash-note.client.ts';
import { linkTo } from '#ui/link-to.ts';
import { PageLink } from '#ui/page-link.tsx';
import { LoadingScreen } from '#ui/page-states.tsx';
import { api } from './api.client.ts';
import { NewcomerForm, type Newcomer } from './newcomer-form.tsx';
import { keptErrand, keptOrigin } from './origin.client.ts';
import { Sentence } from '#ui/sentence.tsx';
import { CALLBACK_PAGE_WORDS } from './words.ts';

const ADVICE: Readonly<Record<string, string>> = {
  EMAIL_UNCONFIRMED: CALLBACK_PAGE_WORDS.confirmYourAddressThere,
  UNLINKED: CALLBACK_PAGE_WORDS.signInAnotherWay,
  PROVIDER_REFUSED: CALLBACK_PAGE_WORDS.nothingWasChangedSign,
};

/** What came of the visit to the other service. */
type Outcome = { is: 'waiting' } | { is: 'newcomer'; newcomer: Newcomer } | { is: 'refused'; error: unknown };

/** Where services are linked and unlinked. */
const SECURITY = '/app/settings/security';

let query: string | undefined;

/**
 * The query with which the other service sent the browser back. It goes from the address bar before anything else is done,
 * so that it is sent once; where the person wanted to go takes its place.
 */
function takeQuery(): string {
  if (query !== undefined) return query;
  const { pathname, search } = window.location;
  query = search;
  window.history.replaceState(window.history.state, '', linkTo(pathname, { from: keptOrigin() }));
  return query;
}

/** A newcomer who loads the page again is still one: the browser kept whom the service named. */
function keptNewcomer(): Newcomer | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('newcomer' in state)) return null;
  return state.newcomer as Newcomer;
}

/** The return point of a sign-in with another service (§2). */
export function CallbackPage() {
  const [answer] = useState(takeQuery);
  const [{ goBack, carry }] = useState(originOfVisit);
  const [errand] = useState(keptErrand);
  const [outcome, setOutcome] = useState<Outcome>(() => {
    const newcomer = keptNewcomer();
    return newcomer === null ? { is: 'waiting' } : { is: 'newcomer', newcomer };
  });
  const isWaiting = outcome.is === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const refused = (error: unknown) => setOutcome({ is: 'refused', error });
    if (errand === 'link') {
      api.finishLink({ query: answer }).then(({ name }) => {
        leaveFlash(`${name} is linked`, CALLBACK_PAGE_WORDS.youCanNowSign);
        goBack();
      }, refused);
      return;
    }
    api.finish({ query: answer }).then((found) => {
      if (found.state === 'newcomer') {
        const { email, firstName, lastName } = found;
        const newcomer = { email, firstName, lastName };
        window.history.replaceState({ newcomer }, '');
        setOutcome({ is: 'newcomer', newcomer });
      } else if (found.secondStep) window.location.replace(carry('/auth/second-step'));
      else goBack();
    }, refused);
  }, [isWaiting, answer, errand, carry, goBack]);

  if (outcome.is === 'waiting')
    return (
      <LoadingScreen>
        {errand === 'link' ? CALLBACK_PAGE_WORDS.linkingService : CALLBACK_PAGE_WORDS.signingYouIn}
      </LoadingScreen>
    );
  if (outcome.is === 'newcomer') return <NewcomerForm newcomer={outcome.newcomer} onDone={goBack} />;
  const advice = ADVICE[codeOf(outcome.error) ?? ''];
  return (
    <>
      <AuthHeading
        title={
          errand === 'link' ? CALLBACK_PAGE_WORDS.nothingWasLinkedHeading : CALLBACK_PAGE_WORDS.signInFailedHeading
        }
        note={null}
      />
      <div role="alert">
        <Notice tone="danger" icon={<CircleAlert aria-hidden />}>
          {sentenceOf(outcome.error)}
          {advice !== undefined && <p className="mt-1">{advice}</p>}
        </Notice>
      </div>
      <a
        href={errand === 'link' ? SECURITY : carry('/auth/signin')}
        className={buttonClasses('primary', 'large', 'mt-6 w-full')}
      >
        {errand === 'link' ? CALLBACK_PAGE_WORDS.backToSecurityPrivacy : CALLBACK_PAGE_WORDS.backToSignIn}
      </a>
      {errand !== 'link' && (
        <p className="mt-6 text-sm text-soft">
          <Sentence
            text={CALLBACK_PAGE_WORDS.newHere}
            parts={{ link: <PageLink href={carry('/auth/signup')}>{CALLBACK_PAGE_WORDS.createAccount}</PageLink> }}
          />
        </p>
      )}
    </>
  );
}
