import { useQuery } from '@tanstack/react-query';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { Figures } from './figures.tsx';
import { ADMIN_PART_WORDS } from './words.ts';

/** Everyone's activity in figures, for superusers. */
export function SiteFiguresAdmin() {
  const site = useQuery(api.siteStatistics.queryOptions());
  return (
    <Section flush title={ADMIN_PART_WORDS.activityInFigures} note={ADMIN_PART_WORDS.allAccountsOnThisNote}>
      <Loaded query={site} skeleton={<TableSkeleton rows={4} />}>
        {(found) => <Figures of={found} />}
      </Loaded>
    </Section>
  );
}
