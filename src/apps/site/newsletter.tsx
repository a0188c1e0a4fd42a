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
      <p className="mt-2 max-w-sm">
        What is new, when there is something new. You confirm by an e-mail first, and leave by one press.
      </p>
      <PlainForm name={FORM} action="/newsletter" className="mt-3 flex max-w-sm flex-wrap gap-2">
        <label htmlFor="newsletter-email" className="sr-only">
          E-mail for news
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
    <Outcome eyebrow="News by e-mail" title="News, when there is some">
      <p>
        We write when the product can do something new, or something changes for you. You confirm by an e-mail first,
        and leave by one press.
      </p>
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
    <Outcome eyebrow="News by e-mail" title={isConfirming ? 'One press, and news comes' : 'No more news'}>
      <p>
        {isConfirming
          ? 'From then on we write to the address that this e-mail went to, until you leave.'
          : 'Your address is deleted at once.'}
      </p>
      <form method="post" action={`/newsletter/${deed}`} className="mt-6 flex max-w-md flex-col gap-5">
        <FormNotice form={deed} />
        <input type="hidden" name="id" defaultValue={MARK.value(deed, 'id')} />
        <input type="hidden" name="key" defaultValue={MARK.value(deed, 'key')} />
        <SendButton>{isConfirming ? 'Yes, send me news' : 'End it'}</SendButton>
      </form>
    </Outcome>
  );
}

/** A short page that says what has happened. */
export function Outcome({ eyebrow, title, children }: Parameters<typeof PageTop>[0]) {
  return (
    <PageTop eyebrow={eyebrow} title={title}>
      {children}
      <p className="mt-8">
        <a href="/" className={buttonClasses('secondary', 'large')}>
          To the first page
        </a>
      </p>
    </PageTop>
  );
}
