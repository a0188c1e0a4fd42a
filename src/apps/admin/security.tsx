import { BreachesAdminPage } from '#modules/trust/breaches/admin.page.tsx';
import { SiteFiguresAdmin } from '#modules/trust/security-center/admin.part.tsx';

/** What happened on the site: the breach register, and everyone's activity in figures. */
export function SecurityPage() {
  return (
    <>
      <BreachesAdminPage />
      <div className="mt-6">
        <SiteFiguresAdmin />
      </div>
    </>
  );
}
