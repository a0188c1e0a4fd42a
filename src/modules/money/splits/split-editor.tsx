import { useMutation } from '@tanstack/react-query';
import { Divide, Equal, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Money } from '#kernel/money.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import type { Category } from '#modules/money/categories/model.ts';
import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { refreshAll, toastError, useDone } from '#ui/undoable.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { api } from './api.client.ts';
import { MOST_LINES } from './bounds.ts';
import {
  changedLine,
  type Draft,
  draftAmounts,
  draftFrom,
  draftOf,
  draftProblem,
  leftOf,
  sharedEqually,
  templateLinesOf,
  wishesOf,
  withLine,
  withoutLine,
  withRest,
} from './draft.ts';
import { LineFields } from './line-fields.tsx';
import type { Split } from './model.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { EDITOR_WORDS } from './words.ts';

type SplitEditorProps = { split: Split; categories: readonly Category[]; onClose: () => void };

/** The lines of a transaction as a form: what is left of it is said with every change. */
export function SplitEditor({ split, categories, onClose }: SplitEditorProps) {
  const { id, amount: whole, lines } = split;
  const form = useId();
  const [draft, setDraft] = useState(() => draftOf(split));
  const [focused, setFocused] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const save = useMutation(api.split.mutationOptions({ onError: toastError }));
  const remove = useMutation(api.unsplit.mutationOptions({ onError: toastError }));
  const tellDone = useDone({ isRecorded: true });
  const { data: accounts = [] } = useAccounts();
  const others = accounts.filter(
    (one) => one.isActive && one.currency === whole.currency && one.id !== split.accountId,
  );
  const amounts = draftAmounts(draft, whole);
  const problem = useProblemText(draft, whole);
  const templateLines = templateLinesOf(draft, whole);

  async function submit(): Promise<void> {
    setTried(true);
    if (problem === null)
      await ended(save.mutateAsync({ id, lines: wishesOf(draft, split) }), EDITOR_WORDS.done(draft.length));
  }

  /** Why it was refused has been said; then the lines stay as they are written. */
  async function ended(change: Promise<{ changeId: string }>, done: string): Promise<void> {
    const changed = await change.catch(() => null);
    if (changed === null) return;
    tellDone(done, () => undoChange(changed.changeId));
    onClose();
    await refreshAll();
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="large"
        title={EDITOR_WORDS.title}
        description={
          <>
            {split.description} · <DateText day={split.bookedOn} /> · <MoneyText value={whole} />
          </>
        }
        footer={
          <>
            {lines.length > 0 && (
              <Button
                look="quiet"
                icon={<Trash2 aria-hidden />}
                className="mr-auto text-danger-ink!"
                pending={remove.isPending}
                onClick={() => void ended(remove.mutateAsync({ id }), EDITOR_WORDS.removed)}
              >
                {EDITOR_WORDS.remove}
              </Button>
            )}
            <Button onClick={onClose}>{EDITOR_WORDS.cancel}</Button>
            <Button look="primary" type="submit" form={form} pending={save.isPending}>
              {EDITOR_WORDS.save}
            </Button>
          </>
        }
      >
        <form
          id={form}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <ol className="flex flex-col gap-4">
            {draft.map((line, at) => (
              <LineFields
                key={line.key}
                line={line}
                number={at + 1}
                whole={split}
                amount={amounts[at] ?? whole}
                categories={categories}
                accounts={accounts}
                others={others}
                isFocused={focused === line.key}
                isRemovable={draft.length > 2}
                onChange={(change) => setDraft(changedLine(draft, line.key, change))}
                onRemove={() => setDraft(withoutLine(draft, line.key))}
              />
            ))}
          </ol>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="small"
              icon={<Plus aria-hidden />}
              disabled={draft.length >= MOST_LINES}
              onClick={() => {
                const next = withLine(draft);
                setDraft(next);
                setFocused(next.at(-1)?.key ?? null);
              }}
            >
              {EDITOR_WORDS.addLine}
            </Button>
            <Button size="small" icon={<Divide aria-hidden />} onClick={() => setDraft(sharedEqually(draft, whole))}>
              {EDITOR_WORDS.equally}
            </Button>
            <Button
              size="small"
              icon={<Equal aria-hidden />}
              disabled={leftOf(draft, whole).minor === 0n}
              onClick={() => setDraft(withRest(draft, whole))}
            >
              {EDITOR_WORDS.useRest}
            </Button>
            <TemplateMenu
              mayBeSaved={templateLines !== null}
              onApply={(template) =>
                setDraft(
                  draftFrom(template, {
                    hasCategory: (category) => categories.some((one) => one.id === category),
                    hasAccount: (account) => others.some((one) => one.id === account),
                  }),
                )
              }
              onSave={() => setNaming(true)}
            />
          </div>
          <Remainder isAlert={isTried && problem !== null}>{problem ?? EDITOR_WORDS.assigned}</Remainder>
        </form>
      </Dialog>
      {isNaming && templateLines !== null && <TemplateDialog lines={templateLines} onClose={() => setNaming(false)} />}
    </>
  );
}

function Remainder({ isAlert, children }: { isAlert: boolean; children: ReactNode }) {
  return (
    <p role="status" className={cx('text-sm font-medium', isAlert ? 'text-danger-ink' : 'text-soft')}>
      {children}
    </p>
  );
}

/** What keeps the draft from being saved, as a person reads it. */
function useProblemText(draft: Draft, whole: Money): string | null {
  const formats = useFormats();
  const problem = draftProblem(draft, whole);
  switch (problem?.kind) {
    case undefined:
      return null;
    case 'unread':
      return EDITOR_WORDS.unread(problem.at + 1);
    case 'zero':
      return EDITOR_WORDS.zero(problem.at + 1);
    case 'short':
      return EDITOR_WORDS.short(writeMoney(problem.by, formats));
    case 'over':
      return EDITOR_WORDS.over(writeMoney(problem.by, formats));
    case 'few':
    case 'many':
      return EDITOR_WORDS.lines;
  }
}
