import { BRAND } from '#kernel/brand.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { Facts, PageTop, Part } from './parts.tsx';
import { type Service, SERVICES } from '#modules/people/advice-requests/offers.ts';

/** What we help with, and what of it the software does today. */
export function Services() {
  return (
    <>
      <PageTop eyebrow="Services" title="Six questions people bring, and how each begins">
        <p>
          Every one of them begins with the same thing: seeing your money as it is. That part is software, and it is
          there today. The rest is a conversation.
        </p>
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
      <Part title="Where software ends and advice begins">
        <p className="mt-4 max-w-2xl text-soft">
          A recommendation about a financial product is advice, and the law of each of our countries lets only licensed
          people give it. The software tells you facts about your own money and recommends no product. Before anybody
          advises you, ask for the licence number and check it:{' '}
          <a href="/partners#find-a-provider" className={textLinkClasses}>
            how to check a provider
          </a>
          .
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="/auth/signup" className={buttonClasses('primary', 'large')}>
            Begin with a statement
          </a>
          <a href="/contact" className={buttonClasses('secondary', 'large')}>
            How to reach us
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
        <h3 className="text-base">What {BRAND.name} does for it today</h3>
        <Facts facts={today} />
        <h3 className="mt-6 text-base">What helps in a first conversation</h3>
        <Facts facts={bring} />
        <p className="mt-6 border-l-2 border-attention pl-4 text-sm text-soft">{limits}</p>
      </div>
    </div>
  );
}
