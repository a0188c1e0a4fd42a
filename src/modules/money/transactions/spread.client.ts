import { useFormats, writeNumber } from '#ui/formats.tsx';
import { toast } from '#ui/toast.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { WORDS } from './words.ts';

type Correction = { readonly id: string; readonly categoryId: string; readonly categoryName: string };

/**
 * After a correction of one transaction: asks whether the others of its merchant go there too, now or always. Answers with
 * what takes the question away; where it cannot be asked, the correction stands all the same.
 */
export function useAskAboutOthers(): (correction: Correction) => Promise<() => void> {
  const work = useUndoable({ isRecorded: true });
  const formats = useFormats();
  return async ({ id, categoryId, categoryName }) => {
    const none = () => undefined;
    const others = await api.others.call({ id, categoryId }).catch(() => null);
    if (others === null || others.merchant === null || others.count === 0) return none;
    const { merchant, count } = others;
    const spread = (always: boolean) =>
      work({
        perform: async () => {
          const done = await api.spread.call({ id, categoryId, always });
          return () => api.unspread.call({ ...done, categoryId });
        },
        done: always ? WORDS.appliedAlways(merchant, categoryName) : WORDS.applied(count, merchant, categoryName),
      });
    const question = toast.ask(
      WORDS.alsoOthers(count, merchant, (number) => writeNumber(number, formats)),
      [
        { label: WORDS.apply, perform: () => spread(false) },
        { label: WORDS.always, perform: () => spread(true) },
      ],
    );
    return () => toast.dismiss(question);
  };
}
