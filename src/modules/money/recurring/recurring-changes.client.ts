import { useFormats, writeDay } from '#ui/formats.tsx';
import { useToday } from '#ui/today.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { MOST_REFUSED } from './limits.ts';
import type { Change, Item, Match, Suggestion } from './model.ts';
import { OCCURRENCE_WORDS } from './payment-words.ts';
import type { Rise } from './summary.ts';
import { ATTENTION_WORDS, DUE_WORDS, ITEM_WORDS, SUGGESTION_WORDS } from './words.ts';

type Overviewed = { readonly id: string; readonly name: string; readonly source: Suggestion['source'] };

/** What can be done without a form; each says what it did and offers to undo it. */
export function useRecurringChanges() {
  const change = useUndoable();
  const formats = useFormats();
  const today = useToday();

  function confirm({ source, name, cadence, amount }: Suggestion): void {
    change({
      perform: async () => {
        const { id } = await api.confirm.call({ source, name, cadence, amount, changes: [] });
        return () => api.remove.call({ id });
      },
      done: SUGGESTION_WORDS.marked(name),
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
      done: SUGGESTION_WORDS.markedAll(items.length),
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

  function remove(item: Item): void {
    const { id, source, name, cadence, amount, changes, matches, isUnused, categoryId } = item;
    change({
      perform: async () => {
        await api.remove.call({ id });
        return () => api.confirm.call({ id, source, name, cadence, amount, changes, matches, isUnused, categoryId });
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

  function matchOne({ id, matches }: Item, on: string, match: Omit<Match, 'on'> | null, done: string): void {
    const found = matches.find((one) => one.on === on);
    const before = found === undefined ? null : { paidBy: found.paidBy, notPaidBy: found.notPaidBy };
    change({
      perform: async () => {
        await api.matchOccurrence.call({ id, on, today, match });
        return () => api.matchOccurrence.call({ id, on, today, match: before });
      },
      done,
    });
  }

  const refusedOf = ({ matches }: Item, on: string) => matches.find((one) => one.on === on)?.notPaidBy ?? [];

  /** This transaction paid what was due. */
  function choose(item: Item, on: string, transactionId: string): void {
    const match = { paidBy: transactionId, notPaidBy: refusedOf(item, on) };
    matchOne(item, on, match, OCCURRENCE_WORDS.matched(item.name, writeDay(on, formats)));
  }

  /** This transaction did not pay it. */
  function refuse(item: Item, on: string, transactionId: string): void {
    const match = { paidBy: null, notPaidBy: [...refusedOf(item, on), transactionId].slice(-MOST_REFUSED) };
    matchOne(item, on, match, OCCURRENCE_WORDS.refused(item.name, writeDay(on, formats)));
  }

  function matchByItself(item: Item, on: string): void {
    matchOne(item, on, null, OCCURRENCE_WORDS.automaticAgain(item.name, writeDay(on, formats)));
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

  return {
    confirm,
    confirmAll,
    dismiss,
    suggestAgain,
    mark,
    remove,
    changeOne,
    choose,
    refuse,
    matchByItself,
    acceptPrice,
  };
}
export type RecurringChanges = ReturnType<typeof useRecurringChanges>;
