import { ChevronDown } from 'lucide-react';
import { Badge, type Tone } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import type { Choosing } from './choosing.client.ts';
import type { DecisionKind, RowWish } from '#modules/money/import-matching/model.ts';
import type { PreviewRow } from './model.ts';
import { DECISION_WORDS, DONE_WORDS } from './words.ts';
import { ROW_DECISION_WORDS } from './file-words.ts';

const TONES: Readonly<Record<DecisionKind, Tone>> = {
  add: 'accent',
  merge: 'attention',
  skip: 'neutral',
  fail: 'danger',
};

type RowDecisionProps = {
  row: PreviewRow;
  /** Null where nothing can be decided any more. */
  choosing: Choosing | null;
};

/** What becomes of a row, and the other things that could. */
export function RowDecision({ row, choosing }: RowDecisionProps) {
  const formats = useFormats();
  const { decision, place, wish, line } = row;
  const words = (choosing === null ? DONE_WORDS : DECISION_WORDS)[decision];
  if (choosing === null || place === null) return <Badge tone={TONES[decision]}>{words}</Badge>;
  const want = (next: RowWish | null) => void choosing.choose({ wishes: { [place]: next } });
  const entries: MenuEntry[] = [
    ...(decision === 'add'
      ? []
      : [
          {
            label: decision === 'skip' ? ROW_DECISION_WORDS.addItAnyway : ROW_DECISION_WORDS.addItAsNew,
            perform: () => want('add'),
          },
        ]),
    ...row.candidates
      .filter(() => decision !== 'merge')
      .map(({ id, description, day }) => ({
        label: ROW_DECISION_WORDS.mergeWith(description, writeDay(day, formats)),
        perform: () => want(id),
      })),
    ...(decision === 'skip' ? [] : [{ label: ROW_DECISION_WORDS.leaveItOut, perform: () => want('skip') }]),
    ...(wish === null ? [] : [{ label: ROW_DECISION_WORDS.suggestion, perform: () => want(null) }]),
  ];
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={ROW_DECISION_WORDS.decideLine(words, line)}
          aria-busy={choosing.pending?.wishes?.[place] !== undefined || undefined}
          className={buttonClasses('quiet', 'small', '-ml-2 gap-1! px-2! sm:-my-1.5')}
        >
          <Badge tone={TONES[decision]}>{words}</Badge>
          <ChevronDown className="text-faint" aria-hidden />
        </button>
      }
      entries={entries}
    />
  );
}
