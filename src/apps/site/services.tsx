import { BRAND } from '#kernel/brand.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { Facts, PageTop, Part } from './parts.tsx';
import { type Service, SERVICES } from '#modules/people/advice-requests/offers.ts';

/** What we help with, and what of it the software does today. */
export function Services() {
  return (
    <>
      <PageTop title="Services" lead="Six areas in which you can ask an expert.">
        <p>Start with a clear picture of your money. Then ask an expert: free, no obligation.</p>
      </PageTop>
      <nav aria-label="Services on this page" className="mx-auto max-w-6xl px-5 pt-10 sm:px-8">
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {SERVICES.map(({ id, title, question }) => (
            <li key={id}>
              <a href={`#${id}`} className="card block h-full p-4 no-underline hover:border-edge">
                <span className="block font-medium">{title}</span>
                <span className="mt-0.5 block text-sm text-faint">{question}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {SERVICES.map((service, place) => (
        <Part key={service.id} id={service.id} title={service.title} tinted={place % 2 === 1}>
          <ServiceText service={service} />
        </Part>
      ))}
      <Part title="Licensed advice">
        <p className="mt-4 max-w-2xl text-soft">
          {BRAND.name} shows facts about your money and recommends no products. Only licensed people may give financial
          advice. Ask for the licence number and check it:{' '}
          <a href="/partners#find-a-provider" className={textLinkClasses}>
            how to check a provider
          </a>
          .
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="/auth/signup" className={buttonClasses('primary', 'large')}>
            Create your account
          </a>
          <a href="/contact" className={buttonClasses('secondary', 'large')}>
            Contact us
          </a>
        </div>
      </Part>
    </>
  );
}

function ServiceText({ service }: { service: Service }) {
  const { question, about, today, bring, limits } = service;
  return (
    <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2">
      <div>
        <p className="text-lg font-medium text-attention-ink">{question}</p>
        {about.map((paragraph) => (
          <p key={paragraph} className="mt-3 text-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <div>
        <h3 className="text-base">What {BRAND.name} does today</h3>
        <Facts facts={today} />
        <h3 className="mt-6 text-base">What to prepare</h3>
        <Facts facts={bring} />
        <p className="mt-6 border-l-2 border-attention pl-4 text-sm text-soft">{limits}</p>
      </div>
    </div>
  );
}
