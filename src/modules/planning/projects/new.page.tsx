import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { useZodForm } from '#ui/form.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { emptyForm, type ProjectForm, projectFormSchema, type ProjectWish } from './form.ts';
import { FORM_WORDS } from './form-words.ts';
import { linkToProject, PROJECTS_PATH } from './links.ts';
import type { Members } from './own-form.client.ts';
import { ProjectFormFields } from './project-form.tsx';

/** What is the project about, and which transactions count in it? */
export function NewProjectPage() {
  const today = useToday();
  const found = useQuery(api.list.queryOptions({ input: { today } }));
  return (
    <Loaded query={found} skeleton={<HeaderSkeleton />}>
      {({ members }) => <NewProject members={members} />}
    </Loaded>
  );
}

function NewProject({ members }: { members: Members }) {
  const today = useToday();
  const navigate = useNavigate();
  const { workspace } = useCaller();
  const add = useMutation(api.add.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const form = useZodForm<ProjectForm, ProjectWish>({
    schema: projectFormSchema(members),
    defaultValues: emptyForm(workspace.currency, today),
    draft: { name: 'project' },
  });
  return (
    <>
      <PageHeader title={FORM_WORDS.newHeading} />
      <ProjectFormFields
        form={form}
        members={members}
        isNew
        action={FORM_WORDS.add}
        backTo={PROJECTS_PATH}
        onSave={async ({ state, facts }) => {
          const added = await add.mutateAsync({ ...facts, state });
          tellDone(FORM_WORDS.added(facts.name), [added]);
          await navigate(linkToProject(added.id));
        }}
      />
    </>
  );
}
