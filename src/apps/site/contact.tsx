import { BRAND } from '#kernel/brand.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

/** How to reach us, as far as it is true today. */
export function Contact() {
  return (
    <>
      <PageTop eyebrow="Contact" title="How to reach us">
        <p>Here is what works today, and what does not yet.</p>
      </PageTop>
      <Part title="By letter">
        <div className="mt-4 max-w-2xl">
          {BRAND.supportEmail === null ? <NoAddressYet /> : <Address email={BRAND.supportEmail} />}
        </div>
      </Part>
      <Part title="Offices" tinted>
        <ul className="mt-6 grid gap-6 sm:grid-cols-3">
          {BRAND.offices.map((office) => (
            <li key={office} className="border-l-2 border-accent pl-4">
              <h3 className="text-lg">{office}</h3>
              <p className="mt-1 text-base text-soft">
                {office === BRAND.offices[0] ? 'Our seat. ' : ''}No street address is published yet.
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-soft">
          <a href="/about#locations" className={textLinkClasses}>
            Where that is on the map
          </a>
        </p>
      </Part>
      <Part title="Before you need us">
        <div className="mt-6 grid gap-x-14 gap-y-10 md:grid-cols-2">
          <div>
            <h3 className="text-lg">What you can do yourself, at once</h3>
            <Facts
              facts={[
                'A forgotten password: on the page of signing in, a letter lets you choose another.',
                'A lost phone: a backup code, or a code by e-mail where you set that up, lets you in; then sign the lost device out under Security & Privacy.',
                'Something looks wrong in your account: sign all sessions out there, and read what happened in your own record.',
                'Your data, all of it, or the end of your account: among your settings, without asking anybody. What you want in writing you ask for under Your data rights.',
              ]}
            />
            <a href="/auth/signin" className={buttonClasses('secondary', 'large', 'mt-6')}>
              Sign in
            </a>
          </div>
          <div>
            <h3 className="text-lg">If somebody writes in our name</h3>
            <Facts
              facts={[
                'We never ask for a bank password, a PIN, or a code that was sent to you.',
                'We never ask you to move money.',
                'Warnings about your account are shown in the app as well: type its address yourself and look there first.',
              ]}
            />
          </div>
        </div>
      </Part>
    </>
  );
}

/** No dead form: what arrives nowhere is not offered. */
function NoAddressYet() {
  return (
    <>
      <p className="text-soft">
        We do not publish an e-mail address or a telephone number yet, and there is no form on this page, because a form
        that nobody reads would be worse than none. When one opens it will stand here and nowhere else.
      </p>
      <p className="mt-3 text-soft">
        If somebody you know runs this installation of {BRAND.name} for you, your company or your group, talk to them:
        they set plans and roles, and answer for the data kept in it.
      </p>
    </>
  );
}

function Address({ email }: { email: string }) {
  return (
    <p className="text-soft">
      Write to{' '}
      <a href={`mailto:${email}`} className={textLinkClasses}>
        {email}
      </a>
      . Send no account numbers, statements or passwords by e-mail; we will not need them to answer.
    </p>
  );
}
