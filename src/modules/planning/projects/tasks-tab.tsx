import { ArrowUp, Flag, Pencil, Plus } from 'lucide-react';
import { useRecordedChange } from '#modules/money/history/recorded.parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/page-header.tsx';
import { useToday } from '#ui/today.client.ts';
import { useProjectAddress } from './address.client.ts';
import { api } from './api.client.ts';
import type { Task } from './items.model.ts';
import { overdueAmong } from './milestones.ts';
import type { PartProps } from './part-props.ts';
import { PROJECT_WORDS } from './words.ts';

/** What is to be done, in order, and milestones. */
export function TasksTab({ detail, mayWrite }: PartProps) {
  const { setAddress } = useProjectAddress();
  const { tasks } = detail;
  const add = mayWrite && (
    <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAddress({ do: 'task' })}>
      {PROJECT_WORDS.addTask}
    </Button>
  );
  return (
    <Section title={PROJECT_WORDS.tabs.tasks} flush actions={add}>
      {tasks.length === 0 ? (
        <EmptyState title={PROJECT_WORDS.noTasks}>{PROJECT_WORDS.noTasksNote}</EmptyState>
      ) : (
        <ul aria-label={PROJECT_WORDS.tabs.tasks} className="divide-y divide-line border-t border-line">
          {tasks.map((task, place) => (
            <li key={task.id} className="flex items-start gap-3 px-5 py-2.5">
              <TaskRow task={task} before={tasks.slice(0, place)} detail={detail} mayWrite={mayWrite} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type TaskRowProps = PartProps & { task: Task; before: readonly Task[] };

function TaskRow({ task, before, detail, mayWrite }: TaskRowProps) {
  const today = useToday();
  const change = useRecordedChange();
  const { setAddress } = useProjectAddress();
  const { id, name, kind, dueOn, doneOn, assigneeId } = task;
  const { done } = PROJECT_WORDS;
  const isLate = overdueAmong([task], today).length > 0;
  const assignee = detail.members.find((member) => member.id === assigneeId)?.name;
  const above = before.at(-1);
  const toggle = () =>
    change(
      () => api.changeTask.call({ ...task, doneOn: doneOn === null ? today : null }),
      doneOn === null ? done.taskDone : done.taskOpen,
    );
  const moveUp = () => {
    const others = before.map((one) => one.id).slice(0, -1);
    const ids = [...others, id, ...(above === undefined ? [] : [above.id])];
    change(() => api.orderTasks.call({ projectId: detail.project.id, ids }), done.taskMoved);
  };
  return (
    <>
      <Checkbox
        label={PROJECT_WORDS.markDone(name)}
        hideLabel
        checked={doneOn !== null}
        disabled={!mayWrite}
        onChange={toggle}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className={cx('wrap-anywhere', doneOn !== null && 'text-faint line-through')}>{name}</span>
          {kind === 'milestone' && <Badge icon={<Flag aria-hidden />}>{PROJECT_WORDS.milestone}</Badge>}
          {isLate && <Badge tone="attention">{PROJECT_WORDS.late}</Badge>}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-soft">
          {dueOn !== null && <DateText day={dueOn} />}
          {assignee !== undefined && <span className="wrap-anywhere">{assignee}</span>}
        </span>
      </span>
      {mayWrite && (
        <span className="flex shrink-0 gap-1">
          {above !== undefined && (
            <IconButton label={PROJECT_WORDS.up(name)} icon={<ArrowUp aria-hidden />} onClick={moveUp} />
          )}
          <IconButton
            label={PROJECT_WORDS.editItem(name)}
            icon={<Pencil aria-hidden />}
            onClick={() => setAddress({ do: 'task', item: id })}
          />
        </span>
      )}
    </>
  );
}
