import { EnquiriesAdmin } from '#modules/front/contact/admin.part.tsx';
import { PartnersAdmin } from '#modules/front/partners/admin.part.tsx';
import { RightsAdminPage } from '#modules/trust/data-requests/admin.page.tsx';
import { RolesAdmin } from '#modules/people/site-roles/admin.part.tsx';
import { ServiceRequestsAdmin } from '#modules/people/advice-requests/admin.part.tsx';
import { ThreatsAdmin } from '#modules/access/threat-detection/admin.part.tsx';

/** Who waits for whoever runs the site: with a request, or behind what was done about a threat? */
export function UsersPage() {
  return (
    <>
      <RightsAdminPage />
      <div className="mt-6 flex flex-col gap-6">
        <ServiceRequestsAdmin />
        <ThreatsAdmin />
        <EnquiriesAdmin />
        <PartnersAdmin />
        <RolesAdmin />
      </div>
    </>
  );
}
