import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { answerOf } from './admin.words.ts';
import { api } from './api.client.ts';
import { ADMIN_AT_A_GLANCE_WORDS } from './words.ts';

/** Whether somebody is left to be told of a breach, in a sentence that opens the register. */
export function BreachesAtAGlance() {
  const register = useQuery(api.list.queryOptions());
  return (
    <Section title={ADMIN_AT_A_GLANCE_WORDS.breachRegister}>
      <Loaded query={register} skeleton={<Skeleton className="h-12" />}>
        {(breaches) => (
          <div className="flex flex-col gap-1.5 text-sm">
            <p>{answerOf(breaches)}.</p>
            <p>
              <TextLink to="/admin/security">{ADMIN_AT_A_GLANCE_WORDS.viewRegister}</TextLink>
            </p>
          </div>
        )}
      </Loaded>
    </Section>
  );
}
