import { useQuery } from '@tanstack/react-query';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PARTS_WORDS } from './words.ts';

const stateQuery = { queryKey: ['credentials', 'state'], queryFn: () => api.state() };

/** Where the password is changed, or the first one chosen by who has come in through another service so far. */
export function PasswordSection() {
  const state = useQuery(stateQuery);
  return (
    <Section title={PARTS_WORDS.password} note={PARTS_WORDS.changingItSignsOutNote}>
      <Loaded query={state} skeleton={<Skeleton className="h-40" />}>
        {({ email, hasPassword }) => <PasswordForm key={String(hasPassword)} email={email} hasPassword={hasPassword} />}
      </Loaded>
    </Section>
  );
}

/** Where the address that one signs in with is changed. */
export function EmailSection() {
  const state = useQuery(stateQuery);
  return (
    <Section title={PARTS_WORDS.eMailAddress} note={PARTS_WORDS.youSignInWithNote}>
      <Loaded query={state} skeleton={<Skeleton className="h-32" />}>
        {({ email }) => <EmailForm email={email} />}
      </Loaded>
    </Section>
  );
}
