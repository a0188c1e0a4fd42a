import { BRAND } from '#kernel/brand.ts';
import { CHOSEN, MARK } from '#kernel/form-marks.ts';
import { COUNTRIES } from '#modules/front/partners/words.ts';
import { SelectFrame, selectClasses } from '#ui/select-frame.tsx';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { CONTROL } from './form-parts.tsx';
import { COUNTRY_CHOICES, PartnerForm, SPECIALTY_CHOICES } from './partner-form.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

/** What a partner is, how one finds a provider, and how one becomes a partner. */
export function Partners() {
  const countries = BRAND.offices.join(', ').replace(/, ([^,]*)$/, ' or $1');
  return (
    <>
      <PageTop title="Partners" lead="Find a professional who works with you in your workspace.">
        <p>
          Work with planners, accountants, tax practitioners, estate attorneys and brokers. You choose what they see.
        </p>
      </PageTop>
      <Part id="find-a-provider" title="Find a Provider">
        {MARK.each('no-directory')}
        <NobodyListed />
        {MARK.end}
        {MARK.each('directory')}
        <ProviderFilter />
        <p className="card mt-5 max-w-2xl p-5 text-soft empty:hidden">{MARK.word('none-found')}</p>
        {MARK.end}
        <ul className="mt-5 grid gap-5 empty:hidden md:grid-cols-2">
          {MARK.each('providers')}
          <ProviderCard />
          {MARK.end}
        </ul>
        <h3 className="mt-10 text-lg">Check a licence yourself</h3>
        <div className="mt-4 grid gap-6 md:grid-cols-3">
          {COUNTRIES.map(({ code, name, check }) => (
            <div key={code} className="border-t-2 border-accent pt-4">
              <h4 className="text-base">{name}</h4>
              <p className="mt-1.5 text-base text-soft">{check}</p>
            </div>
          ))}
        </div>
      </Part>
      <Part title="How a professional works with you" tinted>
        <Facts
          facts={[
            'You invite a professional by e-mail and choose the accounts they can see.',
            'You choose the professional’s role: accountant, viewer, or viewer without amounts.',
            'You see what the professional does in your activity log.',
            'You can remove the professional at any time.',
            'You and the professional agree on the price. Professionals do not pay to be listed.',
          ]}
        />
      </Part>
      <Part id="become-a-partner" title="Become a Partner">
        <div className="mt-5 max-w-2xl">
          <p className="text-soft">If you advise families or small companies in {countries}, apply here. You need:</p>
          <Facts
            facts={[
              'Your registration or licence number, and what the licence allows',
              'Where you work, and which clients you help',
              'How you charge, in one sentence',
            ]}
          />
          <p className="mt-5 text-soft">
            We check your licence and e-mail you. A listing is free, and only published if you agree.
          </p>
          <p className="mt-3 text-soft">
            See what your clients would see:{' '}
            <a href="/auth/signup" className={textLinkClasses}>
              create an account as an adviser
            </a>
            .
          </p>
        </div>
        <div className="mt-10 max-w-2xl">
          <PartnerForm />
        </div>
      </Part>
    </>
  );
}

/** While there is nobody to look for: what helps today. */
function NobodyListed() {
  return (
    <>
      <p className="mt-4 max-w-2xl text-soft">
        No financial provider is listed yet. We list providers once we have checked their licence. You have three other
        ways:
      </p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {INSTEAD.map(({ title, text, link }) => (
          <li key={title} className="card flex flex-col p-5">
            <h3 className="text-base">{title}</h3>
            <p className="mt-1.5 mb-4 text-base text-soft">{text}</p>
            <p className="mt-auto text-base">
              <a href={link.to} className={textLinkClasses}>
                {link.label}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const INSTEAD = [
  {
    title: 'Invite someone you know',
    text: 'Your accountant or adviser can work in your workspace, with the role you choose.',
    link: { label: 'Invite by e-mail', to: '/app/settings/members' },
  },
  {
    title: 'Ask us',
    text: 'Ask a question about one of our six services. It is free, with no obligation.',
    link: { label: 'See the services', to: '/services' },
  },
  {
    title: 'Are you a provider?',
    text: 'Apply with your licence number. Listings are free.',
    link: { label: 'Become a partner', to: '#become-a-partner' },
  },
] as const;

/** A form that asks for this page anew: it works without script, and the choice stands in the address. */
function ProviderFilter() {
  return (
    <form
      method="get"
      action="/partners#find-a-provider"
      className="mt-6 grid max-w-2xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <label className="flex min-w-0 flex-col gap-1.5 text-sm font-medium">
        <span>Country</span>
        <SelectFrame>
          <select name="country" className={`${CONTROL} ${selectClasses}`}>
            <option value="">Any country</option>
            {COUNTRY_CHOICES.map(({ value, label }) => (
              <option key={value} value={value} {...{ [CHOSEN.selected]: MARK.chosen('filter', 'country', value) }}>
                {label}
              </option>
            ))}
          </select>
        </SelectFrame>
      </label>
      <label className="flex min-w-0 flex-col gap-1.5 text-sm font-medium">
        <span>Specialty</span>
        <SelectFrame>
          <select name="specialty" className={`${CONTROL} ${selectClasses}`}>
            <option value="">Any specialty</option>
            {SPECIALTY_CHOICES.map(({ value, label }) => (
              <option key={value} value={value} {...{ [CHOSEN.selected]: MARK.chosen('filter', 'specialty', value) }}>
                {label}
              </option>
            ))}
          </select>
        </SelectFrame>
      </label>
      <button type="submit" className={buttonClasses('secondary', 'medium', 'max-sm:w-full')}>
        Show providers
      </button>
    </form>
  );
}

/** One provider; each answer repeats it for those who were found. */
function ProviderCard() {
  const licence = MARK.cell('licence');
  const charges = MARK.cell('charges');
  return (
    <li className="card min-w-0 p-5">
      <h3 className="text-lg wrap-anywhere">{MARK.cell('practice')}</h3>
      <p className="wrap-anywhere text-soft">
        {MARK.cell('name')}, {MARK.cell('place')}, {MARK.cell('country')}
      </p>
      <p className="mt-2 text-base wrap-anywhere">{MARK.cell('specialties')}</p>
      <p className="mt-2 text-base wrap-anywhere text-soft">Licence: {licence}</p>
      <p className="mt-1 text-base wrap-anywhere text-soft">What they charge: {charges}</p>
      <p className="mt-2 text-base wrap-anywhere">
        <a href={`mailto:${MARK.cell('email')}`} className={textLinkClasses}>
          {MARK.cell('email')}
        </a>
      </p>
    </li>
  );
}
