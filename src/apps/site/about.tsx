import { BRAND } from '#kernel/brand.ts';
import { textLinkClasses } from '#ui/button.tsx';
import { AboutMap } from './about-map.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

/** Who we are, where, and what can be said about it truthfully. */
export function About() {
  return (
    <>
      <PageTop title="About" lead={`${BRAND.name} is ${BRAND.meaning}.`}>
        <p>We help families and businesses build something to pass on.</p>
      </PageTop>
      <Part id="our-story" title="Our story">
        <div className="mt-5 grid gap-x-14 gap-y-4 text-soft lg:grid-cols-2">
          <div className="flex flex-col gap-4">
            <p>
              Money moves differently here. A salary pays school fees for a brother’s children, and a stokvel pays out
              in December. Many payments run through a phone. Software made elsewhere calls all of it “other”.
            </p>
            <p>
              {BRAND.name} starts from the statements of your own bank or mobile money, and understands how each one is
              written.
            </p>
          </div>
          <div className="flex flex-col gap-4">
            <p>
              Families lose wealth when nobody sees where the money goes, or what there is. A complete picture changes
              that.
            </p>
            <p>
              See what you can use today under{' '}
              <a href="/pricing" className={textLinkClasses}>
                Pricing
              </a>
              , or read more in{' '}
              <a href="/pitch-deck" className={textLinkClasses}>
                nine slides
              </a>
              .
            </p>
          </div>
        </div>
      </Part>
      <Part id="locations" title="Locations" tinted>
        <div className="mt-6 grid items-start gap-10 md:grid-cols-2">
          <div>
            <p className="text-soft">We have offices in three countries and are based in {BRAND.offices[0]}.</p>
            <p className="mt-3 text-soft">{BRAND.name} reads statements from the banks in these countries:</p>
            <ul className="mt-5 flex flex-col gap-4">
              {BRAND.offices.map((office) => (
                <li key={office} className="border-l-2 border-accent pl-4">
                  <h3 className="text-base">{office}</h3>
                  <p className="text-balance text-soft">{MADE_FOR[office]}</p>
                </li>
              ))}
            </ul>
          </div>
          <AboutMap className="mx-auto max-w-md" />
        </div>
      </Part>
      <Part id="team" title="How our team works with you">
        <div className="mt-5 max-w-2xl">
          <Facts
            facts={[
              'We tell you who we are and what we are licensed to do.',
              'We never ask for your bank password, your PIN or a code that was sent to you.',
              'We never ask you to send money to anyone.',
            ]}
          />
        </div>
      </Part>
    </>
  );
}

const MADE_FOR: Readonly<Record<(typeof BRAND.offices)[number], string>> = {
  'South Africa': 'Ilifa understands rand, debit orders, bonds and bank charges.',
  Kenya: 'Ilifa understands shillings and mobile money, with paybill and till payments.',
  Nigeria: 'Ilifa understands naira, and transfers with long descriptions.',
};
