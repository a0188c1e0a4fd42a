import { ExchangeRatesAdmin } from '#modules/money/exchange-rates/admin.part.tsx';
import { SettingsHeader, SiteSettings } from '#modules/people/site-settings/admin.settings.page.tsx';
import { PublicHolidaysAdmin } from '#modules/people/public-holidays/admin.part.tsx';
import { LendingRatesAdmin } from '#modules/people/lending-rates/admin.part.tsx';
import { NewsletterAdmin } from '#modules/front/newsletter/admin.part.tsx';

/** What holds for the whole site: settings, exchange rates of every workspace, public holidays, lending rates, and news to subscribers. */
export function SitePage() {
  return (
    <>
      <SettingsHeader />
      <div className="grid gap-5 max-lg:max-w-reading lg:grid-cols-2 lg:items-start lg:gap-6">
        <div className="flex min-w-0 flex-col gap-5">
          <SiteSettings />
          <ExchangeRatesAdmin />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PublicHolidaysAdmin />
          <LendingRatesAdmin />
          <NewsletterAdmin />
        </div>
      </div>
    </>
  );
}
