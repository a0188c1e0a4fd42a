import { BRAND } from '#kernel/brand.ts';
import { TOPIC_NAMES, TOPICS } from '#modules/front/contact/words.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { ChoiceField, InputField, PlainForm, SendButton, TextField } from './form-parts.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

const ABOUT = TOPIC_NAMES.map((value) => ({ value, label: TOPICS[value] }));

/** How to reach us, as far as it is true today. */
export function Contact() {
  return (
    <>
      <PageTop eyebrow="Contact" title="How to reach us">
        <p>Write to us here. A person reads it, and answers by e-mail.</p>
      </PageTop>
      <Part id="write" title="Write to us">
        <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
          <PlainForm name="contact" action="/contact#write">
            <div className="grid gap-5 sm:grid-cols-2">
              <InputField form="contact" name="name" label="Name" autoComplete="name" maxLength={80} />
              <InputField
                form="contact"
                name="email"
                label="E-mail"
                type="email"
                autoComplete="email"
                maxLength={254}
                hint="Our answer goes there."
              />
            </div>
            <ChoiceField form="contact" name="topic" label="About" choices={ABOUT} first="Choose one" />
            <TextField
              form="contact"
              name="message"
              label="Message"
              rows={7}
              maxLength={1000}
              hint="Up to 1,000 characters. No account numbers, statements or passwords: we do not need them to answer."
            />
            <SendButton>Send</SendButton>
          </PlainForm>
          <div>
            <h3 className="text-lg">What becomes of it</h3>
            <Facts
              facts={[
                'It is kept by whoever runs this installation, and sent to nobody else.',
                'An e-mail tells you at once that it has arrived. If none comes, look whether the address is right.',
                'It is deleted a year after it came, whatever became of it.',
              ]}
            />
            {BRAND.supportEmail !== null && <Address email={BRAND.supportEmail} />}
            <p className="mt-4 text-base text-soft">
              We publish no telephone number. If somebody you know runs this installation of {BRAND.name} for you, your
              company or your group, you can also talk to them: they set plans and roles.
            </p>
          </div>
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
                'A forgotten password: on the page of signing in, an e-mail lets you choose another.',
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

function Address({ email }: { email: string }) {
  return (
    <p className="mt-4 text-base text-soft">
      Or write to{' '}
      <a href={`mailto:${email}`} className={textLinkClasses}>
        {email}
      </a>
      .
    </p>
  );
}
