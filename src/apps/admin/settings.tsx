import { ExchangeRatesAdmin } from '#modules/money/exchange-rates/admin.part.tsx';
import { SettingsPage } from '#modules/people/site-settings/admin.settings.page.tsx';
import { PublicHolidaysAdmin } from '#modules/people/public-holidays/admin.part.tsx';
import { LendingRatesAdmin } from '#modules/people/lending-rates/admin.part.tsx';
import { NewsletterAdmin } from '#modules/front/newsletter/admin.part.tsx';

/** What holds for the whole site: settings, public holidays, lending rates, news to subscribers, and the rates of every workspace. */
export function SitePage() {
  return (
    <>
      <SettingsPage />
      <div className="mt-8 flex max-w-reading flex-col gap-5">
        <PublicHolidaysAdmin />
        <LendingRatesAdmin />
        <NewsletterAdmin />
        <ExchangeRatesAdmin />
      </div>
    </>
  );
}
