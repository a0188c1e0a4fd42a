import { BRAND } from '#kernel/brand.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Facts, PageTop, Part } from './parts.tsx';
import { COUNTRIES, noneFound, SPECIALTIES } from './providers.ts';

const SELECT = 'control w-full border border-edge bg-surface px-3 text-base text-ink';

/** What a partner is, how one finds a provider, and how one becomes a partner. */
export function Partners() {
  return (
    <>
      <PageTop eyebrow="Partners" title="People who know the part that software does not">
        <p>
          A partner is a professional in practice: a planner, an accountant, a tax practitioner, an attorney for
          estates, a broker. They work with you on your books, as a member with exactly the role you give them.
        </p>
      </PageTop>
      <Part id="find-a-provider" title="Find a Provider">
        <div className="mt-6 max-w-2xl">
          <div data-provider-filter className="needs-script grid gap-4 sm:grid-cols-2">
            <label className="text-sm font-medium">
              Country
              <select name="country" className={`${SELECT} mt-1`}>
                <option value="">Any</option>
                {COUNTRIES.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label className="text-sm font-medium">
              Specialty
              <select name="specialty" className={`${SELECT} mt-1`}>
                <option value="">Any</option>
                {SPECIALTIES.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label.charAt(0).toUpperCase() + label.slice(1)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <p data-found role="status" className="card mt-5 p-5 text-soft">
            {noneFound('', '')}
          </p>
        </div>
        <h3 className="mt-10 text-lg">Check anybody yourself, listed here or not</h3>
        <div className="mt-4 grid gap-6 md:grid-cols-3">
          {COUNTRIES.map(({ code, name, check }) => (
            <div key={code} data-country={code} className="border-t-2 border-accent pt-4">
              <h4 className="text-base">{name}</h4>
              <p className="mt-1.5 text-base text-soft">{check}</p>
            </div>
          ))}
        </div>
      </Part>
      <Part title="How a partner works with you" tinted>
        <Facts
          facts={[
            'You invite them by letter into the books you choose, for all accounts or some of them.',
            'Their role says what they may do: an accountant, a viewer, or a viewer who sees no amounts.',
            'What they do in your books is written down with their name and the time.',
            'You end it whenever you like, and from that moment they see nothing.',
            'They are paid by you, for what you agreed on. No provider has paid to be listed.',
          ]}
        />
      </Part>
      <Part id="become-a-partner" title="Become a Partner">
        <div className="mt-5 max-w-2xl">
          <p className="text-soft">
            If you advise families or small companies in {BRAND.offices.join(', ').replace(/, ([^,]*)$/, ' or $1')}, and
            your clients arrive with a shoebox, we should talk. Have this at hand:
          </p>
          <Facts
            facts={[
              'Your registration or licence, with its number and what it allows',
              'Where you practise, and for whom',
              'How you charge, in a sentence your client would understand',
            ]}
          />
          <p className="mt-5 text-soft">
            You can see at once what your clients would see: open an account as an advisor, and books for each client
            beside your own.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <a href="/contact" className={buttonClasses('primary', 'large')}>
              How to reach us
            </a>
            <a href="/auth/signup" className={buttonClasses('secondary', 'large')}>
              Open an account
            </a>
          </div>
        </div>
      </Part>
    </>
  );
}
