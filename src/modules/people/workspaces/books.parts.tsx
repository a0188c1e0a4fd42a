import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, LogOut } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod';
import { Button } from '#ui/button.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { TypedConfirmation } from '#ui/dialog.tsx';
import { leaveFlash } from '#browser/flash-note.client.ts';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { openBooks } from '#browser/open-workspace.client.ts';
import { Section } from '#ui/page-header.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { SecondFactorAsked } from './second-factor-asked.tsx';
import { BooksNameSchema, KIND_LABELS, ROLE_LABELS } from './model.ts';
import { WORKSPACE } from './access.ts';
import { BOOKS_PARTS_WORDS } from './words.ts';

const NameSchema = z.object({ name: BooksNameSchema });
/** The books that are open: their name, and the ways out of them. */
export function TheseBooks() {
  const { workspace } = useCaller();
  const mayWrite = useMay(WORKSPACE.write);
  return (
    <Section
      title={mayWrite ? BOOKS_PARTS_WORDS.thisWorkspace : workspace.name}
      note={BOOKS_PARTS_WORDS.yourRoleNote(KIND_LABELS[workspace.kind], ROLE_LABELS[workspace.role])}
    >
      <div className="flex flex-col gap-5">
        {mayWrite && <Name />}
        {mayWrite && <SecondFactorAsked />}
        {mayWrite ? workspace.kind !== 'personal' && <Archiving /> : <Leaving />}
      </div>
    </Section>
  );
}

function Name() {
  const { workspace } = useCaller();
  const rename = useMutation(api.rename.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({ schema: NameSchema, defaultValues: { name: workspace.name } });
  return (
    <Form
      form={form}
      className="flex flex-wrap items-end gap-3"
      onSave={async (wish) => {
        await rename.mutateAsync(wish);
        toast.success(BOOKS_PARTS_WORDS.workspaceRenamedTo(wish.name));
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <FormField form={form} name="name" label={BOOKS_PARTS_WORDS.workspaceName}>
          {(control) => <TextInput autoComplete="off" {...control} />}
        </FormField>
      </div>
      <SubmitButton form={form}>{BOOKS_PARTS_WORDS.save}</SubmitButton>
    </Form>
  );
}

/** Archived books can be restored at any time, so it is asked for no typed word. */
function Archiving() {
  const { id, isArchived } = useCaller().workspace;
  const onSuccess = refreshAll;
  const archive = useMutation(api.archive.mutationOptions({ onSuccess, onError: toastError }));
  const restore = useMutation(api.restore.mutationOptions({ onSuccess, onError: toastError }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="max-w-prose text-sm text-soft">{BOOKS_PARTS_WORDS.thisWorkspaceIsArchived(isArchived)}</p>
      {isArchived ? (
        <Button
          icon={<ArchiveRestore aria-hidden />}
          pending={restore.isPending}
          onClick={() => restore.mutate({ id })}
        >
          {BOOKS_PARTS_WORDS.restore}
        </Button>
      ) : (
        <Button icon={<Archive aria-hidden />} pending={archive.isPending} onClick={() => archive.mutate({ id })}>
          {BOOKS_PARTS_WORDS.archive}
        </Button>
      )}
    </div>
  );
}

function Leaving() {
  const { id, name } = useCaller().workspace;
  const [isAsked, setAsked] = useState(false);
  const leave = useMutation(
    api.leave.mutationOptions({
      onSuccess: () => {
        leaveFlash(BOOKS_PARTS_WORDS.youLeft(name), BOOKS_PARTS_WORDS.yourOwnWorkspaceIs);
        openBooks(null);
      },
      onError: toastError,
    }),
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-sm text-soft">{BOOKS_PARTS_WORDS.whatYouAddedStays}</p>
      <Button icon={<LogOut aria-hidden />} onClick={() => setAsked(true)}>
        {BOOKS_PARTS_WORDS.leaveWorkspace}
      </Button>
      {isAsked && (
        <TypedConfirmation
          open
          onClose={() => setAsked(false)}
          title={BOOKS_PARTS_WORDS.leaveOf(name)}
          word={name}
          confirmLabel={BOOKS_PARTS_WORDS.leave}
          keepLabel={BOOKS_PARTS_WORDS.stay}
          pending={leave.isPending}
          onConfirm={() => leave.mutate({ id })}
        >
          <p>{BOOKS_PARTS_WORDS.youLoseAccessAnd}</p>
        </TypedConfirmation>
      )}
    </div>
  );
}
