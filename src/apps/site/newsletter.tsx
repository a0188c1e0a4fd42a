import { MARK } from '#kernel/form-marks.ts';
import { buttonClasses } from '#ui/button.tsx';
import { CONTROL, FormNotice, InputField, PlainForm, SendButton } from './form-parts.tsx';
import { PageTop } from './parts.tsx';

const FORM = 'newsletter';

/** The box at the foot of every page. What is wrong with it is said on a page of its own. */
export function NewsletterBox() {
  return (
    <div>
      <h2 className="text-sm font-semibold text-ink">News by e-mail</h2>
      <p className="mt-2 max-w-sm">Confirm by e-mail; unsubscribe any time.</p>
      <PlainForm name={FORM} action="/newsletter" className="mt-3 flex max-w-sm flex-wrap gap-2">
        <label htmlFor="newsletter-email" className="sr-only">
          E-mail address for the newsletter
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="Your e-mail"
          className={`${CONTROL} w-auto! flex-1`}
        />
        <button type="submit" className={buttonClasses('secondary')}>
          Subscribe
        </button>
      </PlainForm>
    </div>
  );
}

/** Where the box leads when something is wrong with what was typed. */
export function Newsletter() {
  return (
    <Outcome title="Newsletter">
      <p>We e-mail you when there is something new. Confirm by e-mail; unsubscribe any time.</p>
      <div className="mt-6 max-w-md">
        <PlainForm name={FORM} action="/newsletter">
          <InputField form={FORM} name="email" label="E-mail" type="email" autoComplete="email" maxLength={254} />
          <SendButton>Subscribe</SendButton>
        </PlainForm>
      </div>
    </Outcome>
  );
}

/** What a link of an e-mail leads to: a page with one press on it. Programs that read mail open links, but press nothing. */
export function NewsletterPress({ deed }: { deed: 'confirm' | 'leave' }) {
  const isConfirming = deed === 'confirm';
  return (
    <Outcome eyebrow="Newsletter" title={isConfirming ? 'Confirm your subscription' : 'Unsubscribe'}>
      <p>
        {isConfirming ? 'You will get our newsletter until you unsubscribe.' : 'We delete your e-mail address at once.'}
      </p>
      <form method="post" action={`/newsletter/${deed}`} className="mt-6 flex max-w-md flex-col gap-5">
        <FormNotice form={deed} />
        <input type="hidden" name="id" defaultValue={MARK.value(deed, 'id')} />
        <input type="hidden" name="key" defaultValue={MARK.value(deed, 'key')} />
        <SendButton>{isConfirming ? 'Confirm subscription' : 'Unsubscribe'}</SendButton>
      </form>
    </Outcome>
  );
}

/** A short page that says what has happened. */
export function Outcome({ children, ...top }: Parameters<typeof PageTop>[0]) {
  return (
    <PageTop {...top}>
      {children}
      <p className="mt-8">
        <a href="/" className={buttonClasses('secondary', 'large')}>
          Back to home
        </a>
      </p>
    </PageTop>
  );
}
