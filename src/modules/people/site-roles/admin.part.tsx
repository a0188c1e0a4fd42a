import { useQuery } from '@tanstack/react-query';
import { canOnSite } from '#kernel/roles.ts';
import { Badge } from '#ui/badge.tsx';
import { useCaller } from '#ui/caller.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { FindPerson } from './admin.find-person.tsx';
import { RevokeButton, RoleEnd } from './admin.held-role.tsx';
import { ROLE_NAMES } from './admin.words.ts';
import { api } from './api.client.ts';
import type { Holder } from './model.ts';
import { ADMIN_PART_WORDS } from './words.ts';

/** Who runs the site, and whom to look up to make them one of those. */
export function RolesAdmin() {
  const found = useQuery(api.list.queryOptions());
  return (
    <>
      <Section
        flush
        title={ADMIN_PART_WORDS.administratorsAndSuperusers}
        note={ADMIN_PART_WORDS.changeSignsPersonOutNote}
      >
        <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
          {(holders) => (
            <ul
              aria-label={ADMIN_PART_WORDS.administratorsAndSuperusers}
              className="divide-y divide-line border-t border-line"
            >
              {holders.map((holder) => (
                <Row key={`${holder.userId} ${holder.role}`} holder={holder} />
              ))}
            </ul>
          )}
        </Loaded>
      </Section>
      <FindPerson />
    </>
  );
}

function Row({ holder }: { holder: Holder }) {
  const { roles } = useCaller();
  const { displayName, email, role } = holder;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{displayName}</p>
        <p className="text-soft wrap-anywhere">{email}</p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={role === 'superuser' ? 'accent' : 'neutral'}>{ROLE_NAMES[role]}</Badge>
        <RoleEnd role={holder} />
      </p>
      {canOnSite(roles, 'superuser') && <RevokeButton holder={holder} />}
    </li>
  );
}
