import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { MOST_AT_ONCE } from './limits.ts';
import type { PairIds, TransferSuggestion } from './model.ts';
import { SURE_FROM } from './scoring.ts';
import { CHANGE_WORDS } from './words.ts';

type Found = Pick<TransferSuggestion, 'out' | 'in'>;
const idsOf = ({ out, in: into }: Found): PairIds => ({ outId: out.id, inId: into.id });

/** What can be done with transfers; each says what it did and offers to undo it. */
export function useTransferChanges() {
  const change = useUndoable({ isRecorded: true });
  const answer = useUndoable();

  function link(found: Found, by: 'accept' | 'link'): void {
    change({
      perform: async () => {
        await api[by].call(idsOf(found));
        return () => api.unlink.call({ id: found.out.id });
      },
      done: CHANGE_WORDS.linked(found.out.accountName, found.in.accountName),
    });
  }

  return {
    accept: (found: Found) => link(found, 'accept'),
    link: (found: Found) => link(found, 'link'),

    /** Accepts the surest: asked for anew, so that those on other pages are among them. */
    acceptSure: (count: number) =>
      change({
        perform: async () => {
          const { rows } = await api.suggestions.call({ pageSize: Math.min(count, MOST_AT_ONCE) });
          const pairs = rows.filter(({ score }) => score >= SURE_FROM).map(idsOf);
          const { ids } = await api.acceptMany.call({ pairs });
          return () => api.unlinkMany.call({ ids });
        },
        done: CHANGE_WORDS.linkedMany(Math.min(count, MOST_AT_ONCE)),
      }),

    reject: (found: Found) =>
      answer({
        perform: async () => {
          await api.reject.call(idsOf(found));
          return () => api.unreject.call(idsOf(found));
        },
        done: CHANGE_WORDS.rejected,
      }),

    unlink: (id: string) =>
      change({
        perform: async () => {
          const { changeId } = await api.unlink.call({ id });
          return () => undoChange(changeId);
        },
        done: CHANGE_WORDS.unlinked,
      }),

    /** Whether certain transfers are linked after an import. */
    linkCertain: (isOn: boolean) =>
      answer({
        perform: async () => {
          await api.changeSettings.call({ linksCertain: isOn });
          return () => api.changeSettings.call({ linksCertain: !isOn });
        },
        done: isOn ? CHANGE_WORDS.certainOn : CHANGE_WORDS.certainOff,
      }),

    createOther: (id: string, account: { readonly id: string; readonly name: string }) =>
      change({
        perform: async () => {
          const other = await api.createOther.call({ id, accountId: account.id });
          return () => api.removeOther.call(other);
        },
        done: CHANGE_WORDS.otherAdded(account.name),
      }),
  };
}
export type TransferChanges = ReturnType<typeof useTransferChanges>;
