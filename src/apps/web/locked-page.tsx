import { Lock } from 'lucide-react';
import type { Tier } from '#kernel/tiers.ts';
import { PLAN_NAMES } from '#modules/people/billing/plan-names.ts';
import { HOME } from '#browser/return-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { usePageTitle } from './page-title.client.ts';

/** Of the public site, beside this application. */
const PLANS = '/subscription';

/** In the place of a page that a larger plan opens. */
export function LockedPage({ plan }: { plan: Tier }) {
  const name = usePageTitle();
  return (
    <>
      {name !== null && <PageHeader title={name} />}
      <EmptyState
        icon={<Lock aria-hidden />}
        title={`Included in the ${PLAN_NAMES[plan]} plan`}
        actions={
          <>
            <LinkButton to={PLANS} look="primary" reloadDocument>
              See plans
            </LinkButton>
            <LinkButton to={HOME}>Back to dashboard</LinkButton>
          </>
        }
      >
        Upgrade to open this page. Your data stays as it is.
      </EmptyState>
    </>
  );
}
