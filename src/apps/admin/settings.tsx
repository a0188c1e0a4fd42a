import { SettingsPage } from '#modules/people/site-settings/admin.settings.page.tsx';
import { NewsletterAdmin } from '#modules/front/newsletter/admin.part.tsx';

/** What holds for the whole site, and what is written to those who asked for news. */
export function SitePage() {
  return (
    <>
      <SettingsPage />
      <div className="mt-8 max-w-reading">
        <NewsletterAdmin />
      </div>
    </>
  );
}
