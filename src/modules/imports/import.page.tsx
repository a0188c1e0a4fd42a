import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';

/** One file beside what becomes of it. */
export function ImportPage() {
  const { id = '' } = useParams();
  const preview = useQuery(api.get.queryOptions({ input: { id } }));
  return (
    <Loaded query={preview} skeleton={<TableSkeleton rows={8} />}>
      {(found) => (
        <>
          <PageHeader title={found.fileName} />
          <Section>{found.status}</Section>
        </>
      )}
    </Loaded>
  );
}
