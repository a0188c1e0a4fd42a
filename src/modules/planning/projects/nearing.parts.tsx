import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { PROJECTS_PATH } from './links.ts';
import { mostPressing } from './looks.ts';
import { ProjectRows } from './project-list.tsx';
import { CARD_WORDS } from './words.ts';

/** The active projects that need a look first; nothing where there is none. */
export function ProjectsSection() {
  const today = useToday();
  const { data } = useQuery(api.list.queryOptions({ input: { today } }));
  const projects = mostPressing(data?.projects ?? [], today);
  if (projects.length === 0) return null;
  return (
    <Section
      title={CARD_WORDS.title}
      flush
      actions={
        <LinkButton to={PROJECTS_PATH} look="quiet" size="small" className="-my-1 -mr-2 pointer-coarse:-my-2.5">
          {CARD_WORDS.open}
        </LinkButton>
      }
    >
      <ProjectRows projects={projects} />
    </Section>
  );
}
