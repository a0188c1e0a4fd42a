import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { answerOf } from './admin.words.ts';
import { api } from './api.client.ts';
import { ADMIN_AT_A_GLANCE_WORDS } from './words.ts';

/** How many requests wait, in a sentence that opens the list. */
export function RightsAtAGlance() {
  const found = useQuery(api.everyone.queryOptions({ input: {} }));
  return (
    <Section title={ADMIN_AT_A_GLANCE_WORDS.personalDataRequests}>
      <Loaded query={found} skeleton={<Skeleton className="h-12" />}>
        {({ requests, total }) => (
          <div className="flex flex-col gap-1.5 text-sm">
            <p>{answerOf(requests, total)}.</p>
            <p>
              <TextLink to="/admin/users">{ADMIN_AT_A_GLANCE_WORDS.viewRequests}</TextLink>
            </p>
          </div>
        )}
      </Loaded>
    </Section>
  );
}
