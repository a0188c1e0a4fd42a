import { BRAND } from '#kernel/brand.ts';
import { textLinkClasses } from '#ui/button.tsx';
import { AboutMap } from './about-map.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

/** Who we are, where, and what can be said about it truthfully. */
export function About() {
  return (
    <>
      <PageTop eyebrow="About" title={`${BRAND.name} means inheritance`}>
        <p>
          It is the word in {BRAND.meaning.replace(' for inheritance', '')} for what is handed on: cattle, a house, a
          name, and the habit of keeping things in order.
        </p>
      </PageTop>
      <Part id="our-story" title="Our story">
        <div className="mt-5 grid gap-x-14 gap-y-6 text-soft lg:grid-cols-2">
          <div className="flex flex-col gap-4">
            <p>
              Money here moves in ways that imported software does not know. A salary pays school fees for a brother’s
              children. A stokvel pays out in December. Half of a month’s costs run through a phone, in lines that say
              little and fees that say less. Programs made elsewhere file all of it under “other”.
            </p>
            <p>
              {BRAND.name} starts from the other end: from the statement your bank or mobile money already gives you, in
              the words that bank really writes. It reads every line, asks where two readings are possible, and shows
              the month as it was.
            </p>
          </div>
          <div className="flex flex-col gap-4">
            <p>
              What families build is often lost at two moments: month by month, because nobody sees where it goes, and
              all at once, because nobody knows what there is. Both begin to mend when the books are complete.
            </p>
            <p>
              So we began with the plain part and made it exact. Budgets, goals, cash flow, legacy and union schemes
              come next. What you can use today is listed under{' '}
              <a href="/pricing" className={textLinkClasses}>
                Pricing
              </a>
              ; we would rather be asked when something comes than be believed too early. The whole of it stands in{' '}
              <a href="/pitch-deck" className={textLinkClasses}>
                nine slides
              </a>
              .
            </p>
          </div>
        </div>
      </Part>
      <Part id="locations" title="Locations" tinted>
        <div className="mt-6 grid items-center gap-10 md:grid-cols-2">
          <div>
            <p className="text-soft">
              {BRAND.name} is at home in three countries, with its seat in {BRAND.offices[0]}.
            </p>
            <ul className="mt-5 flex flex-col gap-4">
              {BRAND.offices.map((office) => (
                <li key={office} className="border-l-2 border-accent pl-4">
                  <h3 className="text-base">{office}</h3>
                  <p className="text-soft">{MADE_FOR[office]}</p>
                </li>
              ))}
            </ul>
            <p className="mt-6 text-sm text-faint">
              Street addresses are not published yet. Nobody receives customers, or money, under our name at any address
              that does not stand here.
            </p>
          </div>
          <AboutMap className="mx-auto max-w-md" />
        </div>
      </Part>
      <Part id="team" title="Team">
        <div className="mt-5 max-w-2xl">
          <p className="text-soft">
            You will find no smiling strangers here. Names and faces are printed once the people they belong to have
            agreed to it, and none have been printed yet. What you can hold us to in the meantime:
          </p>
          <Facts
            facts={[
              'Whoever deals with you says who they are and what they may do before anything else.',
              'Nobody of ours will ever ask for your bank password, your PIN or a code that was sent to you.',
              'Nobody of ours will ask you to send money to a person, or to an account that you did not look up yourself.',
            ]}
          />
        </div>
      </Part>
    </>
  );
}

const MADE_FOR: Readonly<Record<(typeof BRAND.offices)[number], string>> = {
  'South Africa': 'Rand, debit orders, bonds and bank charges, in the words that banks there use.',
  Kenya: 'Shillings and mobile money, with paybill and till payments told apart.',
  Nigeria: 'Naira, and transfers whose one line of narration has to be taken apart.',
};
