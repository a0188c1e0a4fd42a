import { BRAND } from '#kernel/brand.ts';
import { TOPIC_NAMES, TOPICS } from '#modules/front/contact/words.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { ChoiceField, InputField, PlainForm, SendButton, TextField } from './form-parts.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

const ABOUT = TOPIC_NAMES.map((value) => ({ value, label: TOPICS[value] }));

/** Contact us, as far as it is true today. */
export function Contact() {
  return (
    <>
      <PageTop title="Contact" lead="Send us a message and we answer by e-mail."></PageTop>
      <Part id="write" title="Send us a message">
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
                hint="We answer to this address."
              />
            </div>
            <ChoiceField form="contact" name="topic" label="About" choices={ABOUT} first="Choose one" />
            <TextField
              form="contact"
              name="message"
              label="Message"
              rows={7}
              maxLength={1000}
              hint="Up to 1,000 characters. Please leave out account numbers and passwords."
            />
            <SendButton>Send</SendButton>
          </PlainForm>
          <div>
            <h3 className="text-lg">What happens next</h3>
            <Facts
              facts={[
                'We store your message and share it with nobody else.',
                'You get an e-mail to confirm that it arrived.',
                'We delete it after a year.',
              ]}
            />
            {BRAND.supportEmail !== null && <Address email={BRAND.supportEmail} />}
          </div>
        </div>
      </Part>
      <Part title="Offices" tinted>
        <ul className="mt-6 grid gap-6 sm:grid-cols-3">
          {BRAND.offices.map((office) => (
            <li key={office} className="border-l-2 border-accent pl-4">
              <h3 className="text-lg">{office}</h3>
              <p className="mt-1 text-base text-soft">{office === BRAND.offices[0] ? 'Head office' : 'Office'}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-soft">
          <a href="/about#locations" className={textLinkClasses}>
            See the map
          </a>
        </p>
      </Part>
      <Part title="Quick help">
        <div className="mt-6 grid gap-x-14 gap-y-10 md:grid-cols-2">
          <div>
            <h3 className="text-lg">What you can do now</h3>
            <Facts
              facts={[
                'Forgot your password? Reset it on the sign-in page.',
                'Lost your phone? Sign in with a backup code, then sign the phone out under Security & Privacy.',
                'Something looks wrong? Sign out your other devices there and check your activity log.',
                'Want your data, or to delete your account? Both are in your settings.',
              ]}
            />
            <a href="/auth/signin" className={buttonClasses('secondary', 'large', 'mt-6')}>
              Sign in
            </a>
          </div>
          <div>
            <h3 className="text-lg">Is it really us?</h3>
            <Facts
              facts={[
                'We never ask for a bank password, a PIN or a code.',
                'We never ask you to move money.',
                'Warnings about your account also show in the app. Check there first.',
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
