import { useFormats, writeDay } from '#ui/formats.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Change, Item, Suggestion } from './model.ts';
import type { Rise } from './summary.ts';
import { ATTENTION_WORDS, DUE_WORDS, ITEM_WORDS, SUGGESTION_WORDS } from './words.ts';

type Overviewed = { readonly id: string; readonly name: string; readonly source: Suggestion['source'] };

/** What can be done without a form; each says what it did and offers to undo it. */
export function useRecurringChanges() {
  const change = useUndoable();
  const formats = useFormats();

  function confirm({ source, name, cadence, amount }: Suggestion): void {
    change({
      perform: async () => {
        const { id } = await api.confirm.call({ source, name, cadence, amount, changes: [] });
        return () => api.remove.call({ id });
      },
      done: SUGGESTION_WORDS.confirmed(name),
    });
  }

  function confirmAll(suggestions: readonly Suggestion[]): void {
    const items = suggestions.map(({ source, name, cadence, amount }) => ({
      source,
      name,
      cadence,
      amount,
      changes: [],
    }));
    change({
      perform: async () => {
        const { ids } = await api.confirmMany.call({ items });
        return () => api.removeMany.call({ ids });
      },
      done: SUGGESTION_WORDS.confirmedAll(items.length),
    });
  }

  function dismiss({ source, name }: Suggestion): void {
    change({
      perform: async () => {
        const { id } = await api.dismiss.call({ source, name });
        return () => api.remove.call({ id });
      },
      done: SUGGESTION_WORDS.dismissed(name),
    });
  }

  function suggestAgain({ id, source, name }: Overviewed): void {
    change({
      perform: async () => {
        await api.remove.call({ id });
        return () => api.dismiss.call({ source, name });
      },
      done: SUGGESTION_WORDS.suggestedAgain(name),
    });
  }

  function mark({ id, name, isUnused: before }: Item, isUnused: boolean): void {
    change({
      perform: async () => {
        await api.mark.call({ id, isUnused });
        return () => api.mark.call({ id, isUnused: before });
      },
      done: isUnused ? ITEM_WORDS.markedUnused(name) : ITEM_WORDS.markedUsed(name),
    });
  }

  function remove({ id, source, name, cadence, amount, changes, isUnused }: Item): void {
    change({
      perform: async () => {
        await api.remove.call({ id });
        return () => api.confirm.call({ id, source, name, cadence, amount, changes, isUnused });
      },
      done: ITEM_WORDS.deleted(name),
    });
  }

  /** @param next null: as usual again */
  function changeOne({ id, name, changes }: Item, on: string, next: Omit<Change, 'on'> | null): void {
    const found = changes.find((one) => one.on === on);
    const before =
      found === undefined ? null : { isSkipped: found.isSkipped, movedTo: found.movedTo, amount: found.amount };
    const day = writeDay(on, formats);
    const isSkipped = next?.isSkipped === true;
    change({
      perform: async () => {
        await api.changeOccurrence.call({ id, on, change: next });
        return () => api.changeOccurrence.call({ id, on, change: before });
      },
      done: isSkipped
        ? DUE_WORDS.skipped(name, day)
        : next === null
          ? DUE_WORDS.notSkipped(name, day)
          : DUE_WORDS.changed(name),
    });
  }

  function acceptPrice({ item, to }: Rise): void {
    const { id, name, cadence, amount } = item;
    change({
      perform: async () => {
        await api.update.call({ id, name, cadence, amount: { kind: 'exact', amount: to } });
        return () => api.update.call({ id, name, cadence, amount });
      },
      done: ATTENTION_WORDS.accepted(name),
    });
  }

  return { confirm, confirmAll, dismiss, suggestAgain, mark, remove, changeOne, acceptPrice };
}
export type RecurringChanges = ReturnType<typeof useRecurringChanges>;
