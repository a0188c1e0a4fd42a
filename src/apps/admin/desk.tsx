import { canOnSite } from '#kernel/permissions.ts';
import { BreachesAtAGlance } from '#modules/breaches/admin.at-a-glance.tsx';
import { RightsAtAGlance } from '#modules/rights/admin.at-a-glance.tsx';
import { securityLevelOf } from '#modules/installation/rules.ts';
import { useCaller } from '#ui/caller.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** What waits for whoever runs the site? */
export function Desk() {
  const { person, roles } = useCaller();
  return (
    <>
      <PageHeader
        title="Dashboard"
        note={`Signed in as ${person.displayName}. Security level: ${securityLevelOf(roles)}.`}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <RightsAtAGlance />
        {canOnSite(roles, 'superuser') && <BreachesAtAGlance />}
      </div>
    </>
  );
}
