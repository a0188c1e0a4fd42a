import { MARK } from '#kernel/form-marks.ts';
import { TOPIC_NAMES, TOPICS } from '#modules/front/contact/words.ts';
import { textLinkClasses } from '#ui/button.tsx';
import { ChoiceField, InputField, PlainForm, SendButton, TextField } from './form-parts.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

const ABOUT = TOPIC_NAMES.map((value) => ({ value, label: TOPICS[value] }));

const QUICK = [
  { label: 'Reset your password', to: '/auth/forgot-password' },
  { label: 'Get a bank statement', to: '/banks' },
  { label: 'Your data and your rights', to: '/privacy' },
] as const;

/** Contact us, as far as it is true today. */
export function Contact() {
  const supportEmail = MARK.cell('email');
  return (
    <>
      <PageTop title="Contact" lead="We will answer by e-mail."></PageTop>
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
              />
            </div>
            <ChoiceField form="contact" name="topic" label="Topic" choices={ABOUT} first="Choose one" />
            <TextField
              form="contact"
              name="message"
              label="Message"
              rows={7}
              maxLength={1000}
              hint="Please leave out account numbers and passwords."
            />
            <SendButton>Send message</SendButton>
            <p className="text-sm text-faint">We delete messages after a year.</p>
          </PlainForm>
          <div>
            <h3 className="text-lg">Is it really us?</h3>
            <Facts facts={['We never ask for a bank password, a PIN or a code.', 'We never ask you to move money.']} />
            <h3 className="mt-8 text-lg">Quick help</h3>
            <ul className="mt-3 flex flex-col gap-1 text-base">
              {QUICK.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} className={`pointer-coarse:py-2.5 pointer-coarse:inline-block ${textLinkClasses}`}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            {MARK.each('support')}
            <p className="mt-4 text-base text-soft">
              Or write to{' '}
              <a href={`mailto:${supportEmail}`} className={textLinkClasses}>
                {supportEmail}
              </a>
              .
            </p>
            {MARK.end}
          </div>
        </div>
      </Part>
    </>
  );
}
