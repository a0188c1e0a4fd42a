import { RightsAdminPage } from '#modules/rights/admin.page.tsx';
import { ThreatsAdmin } from '#modules/threats/admin.part.tsx';

/** Who waits for whoever runs the site: with a request, or behind what was done about a threat? */
export function UsersPage() {
  return (
    <>
      <RightsAdminPage />
      <div className="mt-6 flex flex-col gap-6">
        <ThreatsAdmin />
      </div>
    </>
  );
}
