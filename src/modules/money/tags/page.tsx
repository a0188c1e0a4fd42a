import { useQuery } from '@tanstack/react-query';
import { Plus, Tag as TagIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { SampleRows } from '#ui/sample.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { flagParam, idParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { TAGS } from './access.ts';
import { TAGS_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import type { Tag } from './model.ts';
import { useTagChanges } from './tag-changes.client.ts';
import { TagList } from './tag-list.tsx';
import { PAGE_WORDS, SAMPLE } from './words.ts';

const MergeDialog = lazyComponent(() => import('./merge-dialog.tsx').then((file) => file.MergeDialog));
const TagDialog = lazyComponent(() => import('./tag-dialog.tsx').then((file) => file.TagDialog));

const FIELDS = { new: flagParam, edit: idParam };

/** Which tags are there, what has them, and how do I put them in order? */
export function TagsPage() {
  const found = useQuery(api.list.queryOptions());
  const usage = useQuery(api.usage.queryOptions());
  const mayWrite = useMay(TAGS.write);
  const changes = useTagChanges();
  const [{ new: isNew, edit }, setUrl] = useUrlState(FIELDS);
  const [merged, setMerged] = useState<Tag | null>(null);
  useActions(TAGS_ACTIONS, { 'tags.new': () => setUrl({ new: true }) });
  const count = found.data?.length ?? 0;
  const hasTags = count > 0;
  const edited = found.data?.find(({ id }) => id === edit);
  const close = () => setUrl({ new: false, edit: '' }, { replace: true });
  const add = mayWrite && (
    <Button look="primary" icon={<Plus aria-hidden />} onClick={() => setUrl({ new: true })}>
      {PAGE_WORDS.add}
    </Button>
  );
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={PAGE_WORDS.tagsHeading}
        {...(hasTags && { answer: PAGE_WORDS.count(count) })}
        actions={hasTags && add}
      />
      <Section flush {...(hasTags && { title: PAGE_WORDS.all })}>
        <Loaded query={found} skeleton={<TableSkeleton rows={3} label={PAGE_WORDS.loading} />}>
          {(tags) =>
            tags.length === 0 ? (
              <EmptyState
                icon={<TagIcon aria-hidden />}
                title={PAGE_WORDS.none}
                actions={add}
                sample={<SampleRows rows={SAMPLE} />}
              >
                {PAGE_WORDS.noneHint}
              </EmptyState>
            ) : (
              <TagList
                tags={tags}
                usage={usage.data}
                mayWrite={mayWrite}
                onEdit={(id) => setUrl({ edit: id })}
                onMerge={setMerged}
                onRemove={changes.remove}
              />
            )
          }
        </Loaded>
      </Section>
      <Suspense>
        {mayWrite && isNew && <TagDialog onClose={close} />}
        {mayWrite && edited !== undefined && <TagDialog tag={edited} onClose={close} />}
        {mayWrite && merged !== null && (
          <MergeDialog
            tag={merged}
            all={found.data ?? []}
            onClose={() => setMerged(null)}
            onMerge={(into) => {
              changes.merge(merged, into);
              setMerged(null);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
