import { canOnSite } from '#kernel/roles.ts';
import { SubscriptionMetrics } from '#modules/people/billing/admin.metrics.part.tsx';
import { BreachesAtAGlance } from '#modules/trust/breaches/admin.at-a-glance.tsx';
import { EnquiriesWaiting } from '#modules/front/contact/admin.part.tsx';
import { RightsAtAGlance } from '#modules/trust/data-requests/admin.at-a-glance.tsx';
import { PartnersWaiting } from '#modules/front/partners/admin.part.tsx';
import { ServiceRequestsWaiting } from '#modules/people/advice-requests/admin.part.tsx';
import { useCaller } from '#ui/caller.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { useAdminSecurity } from './admin-security.tsx';

/** What waits for whoever runs the site? */
export function Desk() {
  const { person } = useCaller();
  const { roles, level } = useAdminSecurity();
  return (
    <>
      <PageHeader title="Dashboard" note={`Signed in as ${person.displayName}. Security level: ${level}.`} />
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        <RightsAtAGlance />
        <Section title="Messages and requests">
          <div className="flex flex-col gap-1.5">
            <EnquiriesWaiting />
            <PartnersWaiting />
            <ServiceRequestsWaiting />
            <p className="text-sm">
              <TextLink to="/admin/users">View all</TextLink>
            </p>
          </div>
        </Section>
        <SubscriptionMetrics />
        {canOnSite(roles, 'superuser') && <BreachesAtAGlance />}
      </div>
    </>
  );
}
