import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { ATTACHMENTS } from '#modules/money/attachments/access.ts';
import { codeOf } from '#browser/failure.client.ts';
import { useMay } from '#ui/caller.tsx';
import { useOwnTitle } from '#ui/own-title.client.ts';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useToday } from '#ui/today.client.ts';
import { PROJECTS } from './access.ts';
import { type Tab, TABS, useProjectAddress } from './address.client.ts';
import { api } from './api.client.ts';
import { NotThere } from './not-there.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { ProjectHeader } from './project-header.tsx';
import type { Detail } from './reading.model.ts';
import { PAGE_WORDS, PROJECT_WORDS } from './words.ts';

const RowsTab = lazy(() => import('./rows-tab.tsx').then((file) => ({ default: file.RowsTab })));
const TasksTab = lazy(() => import('./tasks-tab.tsx').then((file) => ({ default: file.TasksTab })));
const TimeTab = lazy(() => import('./time-tab.tsx').then((file) => ({ default: file.TimeTab })));
const FilesTab = lazy(() => import('./files-tab.tsx').then((file) => ({ default: file.FilesTab })));
const SharesTab = lazy(() => import('./shares-tab.tsx').then((file) => ({ default: file.SharesTab })));
const Dialogs = lazy(() => import('./dialogs.tsx').then((file) => ({ default: file.Dialogs })));

const TAB_CHOICES = TABS.map((value) => ({ value, label: PROJECT_WORDS.tabs[value] }));

/** How far is the project, what is still to come, and what is left? */
export function ProjectPage() {
  const { id = '' } = useParams();
  const today = useToday();
  const found = useQuery({ ...api.get.queryOptions({ input: { id, today } }), enabled: isId(id) });
  useOwnTitle(found.data?.project.name ?? null);
  if (!isId(id) || (found.data === undefined && codeOf(found.error) === 'PROJECT_NOT_FOUND')) return <NotThere />;
  return (
    <Loaded query={found} skeleton={<Waiting />}>
      {(detail) => <Project detail={detail} />}
    </Loaded>
  );
}

function Project({ detail }: { detail: Detail }) {
  const { address, setAddress } = useProjectAddress();
  const isEditor = useMay(PROJECTS.write) && !detail.isLimited;
  const mayAmounts = useMay(AMOUNTS.read);
  const mayFiles = useMay(ATTACHMENTS.read);
  const tabs = mayFiles ? TAB_CHOICES : TAB_CHOICES.filter(({ value }) => value !== 'files');
  const tab = tabs.some(({ value }) => value === address.tab) ? address.tab : 'overview';
  const mayWrite = isEditor && detail.project.state !== 'closed';
  const part = { detail, mayWrite };
  return (
    <>
      <ProjectHeader detail={detail} isEditor={isEditor} />
      {detail.isLimited && <p className="mb-4 text-sm text-soft">{PAGE_WORDS.onlyYours}</p>}
      {!mayAmounts && <p className="mb-4 text-sm text-soft">{PAGE_WORDS.noAmounts}</p>}
      <Tabs<Tab> label={PROJECT_WORDS.tabsLabel} tabs={tabs} value={tab} onChange={(next) => setAddress({ tab: next })}>
        <Suspense fallback={<TableSkeleton rows={5} label={PAGE_WORDS.loading} />}>
          {tab === 'overview' && <OverviewTab {...part} />}
          {tab === 'transactions' && <RowsTab {...part} />}
          {tab === 'tasks' && <TasksTab {...part} />}
          {tab === 'time' && <TimeTab {...part} />}
          {tab === 'shares' && <SharesTab {...part} isEditor={isEditor} />}
          {tab === 'files' && <FilesTab {...part} />}
        </Suspense>
      </Tabs>
      {isEditor && address.do !== '' && (
        <Suspense>
          <Dialogs detail={detail} />
        </Suspense>
      )}
    </>
  );
}

function Waiting() {
  return (
    <>
      <HeaderSkeleton />
      <TableSkeleton rows={6} label={PAGE_WORDS.loading} />
    </>
  );
}
