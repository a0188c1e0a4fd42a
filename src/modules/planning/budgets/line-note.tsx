import { DOT } from '#kernel/dot.ts';
import { absolute } from '#kernel/money.ts';
import { cx } from '#ui/class-names.ts';
import { linkTo } from '#ui/link-to.ts';
import { TextLink } from '#ui/link-button.tsx';
import { useFormats } from '#ui/formats.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { isOver, otherSide, shortOf } from './looks.ts';
import type { Line, Overview } from './model.ts';
import { BELOW_WORDS, TABLE_WORDS } from './words.ts';

type LineNoteProps = { line: Line; overview: Overview; mayWrite: boolean };

/** What explains the figures of a line, and the way out where it is short. */
export function LineNote({ line, overview, mayWrite }: LineNoteProps) {
  const formats = useFormats();
  const said = wordsOf(line, overview, (amount) => writeMoney(amount, formats, { whole: true }));
  const isShort = mayWrite && shortOf(line) !== null && overview.closedAt === null;
  if (said.length === 0 && !isShort) return null;
  return (
    <span className={cx('text-xs font-normal text-faint', said.length > 0 && 'block')}>
      {said.join(DOT)}
      {said.length > 0 && isShort && DOT}
      {isShort && (
        <TextLink
          to={linkTo('/app/budgets', { period: overview.period.key, do: 'move', line: line.id })}
          aria-label={TABLE_WORDS.coverOf(line.name)}
          className="inline-flex min-h-6 items-center pointer-coarse:min-h-8"
        >
          {TABLE_WORDS.cover}
        </TextLink>
      )}
    </span>
  );
}

function wordsOf(line: Line, { method, moves, members, lines }: Overview, write: (amount: Line['left']) => string) {
  const { moved, carried, memberId, alert, projected } = line;
  if (line.left.withheld === true) return [];
  const said: string[] = [];
  if (memberId !== null)
    said.push(TABLE_WORDS.for(members.find(({ id }) => id === memberId)?.name ?? TABLE_WORDS.formerMember));
  if (method === 'plan' && moved.minor !== 0n) {
    const other = lines.find(({ id }) => id === otherSide(line.id, moves))?.name ?? null;
    said.push(TABLE_WORDS.moved(write(absolute(moved)), other, moved.minor > 0n));
  }
  if (carried.minor !== 0n) said.push(TABLE_WORDS.carried(write(carried)));
  if (!isOver(line) && alert === 'projected') said.push(TABLE_WORDS.projected(write(projected)));
  return said;
}

/** What one end of a move is called. */
export function placeName(lineId: string | null, lines: Overview['lines']): string {
  if (lineId === null) return BELOW_WORDS.ready;
  return lines.find(({ id }) => id === lineId)?.name ?? BELOW_WORDS.gone;
}
