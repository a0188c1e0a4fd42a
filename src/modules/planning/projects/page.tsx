import { useQuery } from '@tanstack/react-query';
import { FolderPlus, LayoutDashboard } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useActions } from '#ui/actions.client.ts';
import { useMay } from '#ui/caller.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { choiceParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { PROJECTS } from './access.ts';
import { PROJECTS_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import { NEW_PATH, PORTFOLIO_PATH } from './links.ts';
import { ProjectRows } from './project-list.tsx';
import type { ProjectList } from './reading.model.ts';
import { PAGE_WORDS } from './words.ts';

const First = lazy(() => import('./first.tsx').then((file) => ({ default: file.First })));

/** Where actions of the palette lead from other pages. */
const FIELDS = { go: choiceParam(['', 'new', 'dashboard']) };

/** How far is each project, and is it within its budget? */
export function ProjectsPage() {
  const today = useToday();
  const navigate = useNavigate();
  const found = useQuery(api.list.queryOptions({ input: { today } }));
  useActions(PROJECTS_ACTIONS, {
    'projects.new': () => void navigate(NEW_PATH),
    'projects.portfolio': () => void navigate(PORTFOLIO_PATH),
  });
  const [{ go }] = useUrlState(FIELDS);
  if (go !== '') return <Navigate replace to={go === 'new' ? NEW_PATH : PORTFOLIO_PATH} />;
  return (
    <Loaded query={found} skeleton={<Waiting />}>
      {(list) =>
        list.projects.length === 0 ? (
          <Suspense fallback={<Waiting />}>
            <First isLimited={list.isLimited} />
          </Suspense>
        ) : (
          <Projects list={list} />
        )
      }
    </Loaded>
  );
}

function Projects({ list: { projects, isLimited } }: { list: ProjectList }) {
  const mayWrite = useMay(PROJECTS.write) && !isLimited;
  const mayAmounts = useMay(AMOUNTS.read);
  const going = projects.filter(({ state }) => state === 'active').length;
  const note = isLimited ? PAGE_WORDS.onlyYours : mayAmounts ? undefined : PAGE_WORDS.noAmounts;
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.projectsHeading}
        answer={going === 0 ? PAGE_WORDS.none : PAGE_WORDS.going(going)}
        note={note}
        actions={
          <>
            <LinkButton to={PORTFOLIO_PATH} icon={<LayoutDashboard aria-hidden />}>
              {PAGE_WORDS.compare}
            </LinkButton>
            {mayWrite && (
              <LinkButton look="primary" to={NEW_PATH} icon={<FolderPlus aria-hidden />}>
                {PAGE_WORDS.add}
              </LinkButton>
            )}
          </>
        }
      />
      <Section title={PAGE_WORDS.all} flush>
        <ProjectRows projects={projects} />
      </Section>
    </>
  );
}

function Waiting() {
  return (
    <>
      <HeaderSkeleton />
      <Section flush>
        <TableSkeleton rows={4} label={PAGE_WORDS.loading} />
      </Section>
    </>
  );
}
