import { DayField } from '#ui/day-field.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { DIALOG_WORDS } from './form-words.ts';
import { useItemActions } from './item-actions.client.ts';
import { type TaskForm, taskForm, TaskFormSchema, type TaskWish } from './item-forms.ts';
import type { Task } from './items.model.ts';
import { TASK_KINDS } from './kinds.ts';
import { LONGEST_NAME } from './limits.ts';
import type { Detail } from './reading.model.ts';
import { RemoveItem } from './remove-item.tsx';
import { REPORT_WORDS } from './report-words.ts';

const KIND_CHOICES = TASK_KINDS.map((value) => ({ value, label: REPORT_WORDS.taskKind[value] }));
const WORDS = DIALOG_WORDS;

type TaskDialogProps = { detail: Detail; task: Task | null; onClose: () => void };

/** Adds a task or a milestone, or changes one. */
export function TaskDialog({ detail, task, onClose }: TaskDialogProps) {
  const { save, remove } = useItemActions(onClose);
  const form = useZodForm<TaskForm, TaskWish>({ schema: TaskFormSchema, defaultValues: taskForm(task) });
  const people = [
    { value: '', label: WORDS.nobody },
    ...detail.members.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormDialog
      form={form}
      title={task === null ? WORDS.addTask : WORDS.editTask}
      action={task === null ? WORDS.addTask : WORDS.save}
      onClose={onClose}
      onSave={(wish) =>
        task === null
          ? save(() => api.addTask.call({ projectId: detail.project.id, doneOn: null, ...wish }), WORDS.done.taskAdded)
          : save(() => api.changeTask.call({ ...task, ...wish }), WORDS.done.taskSaved)
      }
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
    >
      <FormField form={form} name="name" label={WORDS.task} className="sm:col-span-2">
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <FormField form={form} name="kind" label={WORDS.taskKind}>
        {(control) => <Select choices={KIND_CHOICES} {...control} />}
      </FormField>
      <FormField form={form} name="assigneeId" label={WORDS.assignee}>
        {(control) => <Select choices={people} {...control} />}
      </FormField>
      <DayField form={form} name="startsOn" label={WORDS.startsOn} optional />
      <DayField form={form} name="dueOn" label={WORDS.dueOn} optional />
      {task !== null && (
        <RemoveItem onRemove={() => remove(() => api.removeTask.call({ id: task.id }), WORDS.done.taskRemoved)} />
      )}
    </FormDialog>
  );
}
