import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkToProject } from './links.ts';
import { ProjectBar } from './project-bar.tsx';
import { ProjectLeft } from './project-left.tsx';
import { ProjectSpan } from './project-span.tsx';
import type { Summary } from './reading.model.ts';
import { KIND_WORDS, PAGE_WORDS, STATE_WORDS } from './words.ts';

/** Every project with how far it is. */
export function ProjectRows({ projects }: { projects: readonly Summary[] }) {
  return (
    <ul aria-label={PAGE_WORDS.projectsHeading} className="divide-y divide-line">
      {projects.map((project) => (
        <li key={project.id} className="flex flex-col gap-2 px-5 py-3.5 first:pt-1">
          <ProjectRow project={project} />
        </li>
      ))}
    </ul>
  );
}

function ProjectRow({ project }: { project: Summary }) {
  const { id, name, kind, state, client, figures, nextMilestone, overdue } = project;
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <TextLink to={linkToProject(id)} className="min-w-0 font-medium wrap-anywhere">
          {name}
        </TextLink>
        {state !== 'active' && <Badge>{STATE_WORDS[state]}</Badge>}
        {overdue > 0 && <Badge tone="attention">{PAGE_WORDS.overdue(overdue)}</Badge>}
        <span className="ml-auto">
          <ProjectLeft figures={figures} />
        </span>
      </span>
      <ProjectBar figures={figures} />
      <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-soft">
        <span className="wrap-anywhere">{client ?? KIND_WORDS[kind]}</span>
        <ProjectSpan project={project} />
        {nextMilestone !== null && (
          <span className="wrap-anywhere">
            {PAGE_WORDS.next(nextMilestone.name)}, <DateText day={nextMilestone.dueOn} />
          </span>
        )}
      </span>
    </>
  );
}
