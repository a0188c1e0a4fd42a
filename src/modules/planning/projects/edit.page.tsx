import { useMutation, useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { codeOf } from '#browser/failure.client.ts';
import { Notice } from '#ui/badge.tsx';
import { useZodForm } from '#ui/form.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { formOf, type ProjectForm, projectFormSchema, type ProjectWish } from './form.ts';
import { FORM_WORDS } from './form-words.ts';
import { linkToProject } from './links.ts';
import { NotThere } from './not-there.tsx';
import { ProjectFormFields } from './project-form.tsx';
import type { Detail } from './reading.model.ts';
import { PAGE_WORDS } from './words.ts';

/** All that is said of a project, to change. */
export function EditProjectPage() {
  const { id = '' } = useParams();
  const today = useToday();
  const found = useQuery({ ...api.get.queryOptions({ input: { id, today } }), enabled: isId(id) });
  if (!isId(id) || (found.data === undefined && codeOf(found.error) === 'PROJECT_NOT_FOUND')) return <NotThere />;
  return (
    <Loaded query={found} skeleton={<HeaderSkeleton />}>
      {(detail) => (detail.project.state === 'closed' ? <Closed detail={detail} /> : <EditProject detail={detail} />)}
    </Loaded>
  );
}

function Closed({ detail: { project } }: { detail: Detail }) {
  return (
    <>
      <PageHeader title={FORM_WORDS.editHeading(project.name)} />
      <Notice
        icon={<Lock aria-hidden />}
        action={
          <LinkButton size="small" to={linkToProject(project.id)}>
            {PAGE_WORDS.open}
          </LinkButton>
        }
      >
        {FORM_WORDS.closed}
      </Notice>
    </>
  );
}

function EditProject({ detail: { project, members } }: { detail: Detail }) {
  const navigate = useNavigate();
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const form = useZodForm<ProjectForm, ProjectWish>({
    schema: projectFormSchema(members),
    defaultValues: formOf(project),
  });
  return (
    <>
      <PageHeader title={FORM_WORDS.editHeading(project.name)} />
      <ProjectFormFields
        form={form}
        members={members}
        isNew={false}
        action={FORM_WORDS.save}
        backTo={linkToProject(project.id)}
        onSave={async ({ facts }) => {
          const changed = await update.mutateAsync({ ...facts, id: project.id });
          tellDone(FORM_WORDS.saved(facts.name), [changed]);
          await navigate(linkToProject(project.id));
        }}
      />
    </>
  );
}
