import { BRAND } from '#kernel/brand.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { Facts, PageTop, Part } from './parts.tsx';
import { type Service, SERVICES } from '#modules/people/advice-requests/offers.ts';

/** What we help with, and what of it the software does today. */
export function Services() {
  return (
    <>
      <PageTop
        title="Services"
        lead="You can ask an expert in six areas. Asking is free, with no obligation."
      ></PageTop>
      {SERVICES.map((service, place) => (
        <Part key={service.id} id={service.id} title={service.title} tinted={place % 2 === 1}>
          <ServiceText service={service} />
        </Part>
      ))}
      <Part title="Licensed advice">
        <p className="mt-4 max-w-2xl text-soft">
          {BRAND.name} shows facts. It holds no money, sells no products and arranges no credit. Only licensed people
          may give financial advice. See{' '}
          <a href="/partners#find-a-provider" className={textLinkClasses}>
            how to check a provider’s licence
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

function ServiceText({ service: { question, about, today, bring } }: { service: Service }) {
  return (
    <div className="mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-2">
      <div>
        <p className="text-lg font-medium text-attention-ink">{question}</p>
        <p className="mt-3 text-soft">{about}</p>
      </div>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 [&_li]:text-balance">
        <div>
          <h3 className="text-base">What {BRAND.name} does today</h3>
          <Facts facts={today} />
        </div>
        <div>
          <h3 className="text-base">What to prepare</h3>
          <Facts facts={bring} />
        </div>
      </div>
    </div>
  );
}
