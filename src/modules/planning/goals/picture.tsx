import { cx } from '#ui/class-names.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { permilleOf, sharesOnPath } from './looks.ts';
import { memberHue } from './member-hues.ts';
import type { Goal, Overview } from './model.ts';
import { HEIGHT, pathBetween, pointAt, type Point, WIDTH } from './trail.ts';
import { PICTURE_WORDS } from './words.ts';

/** Places on the way that are marked, in thousandths. */
const MILESTONES = [250, 500, 750];

/** The way to a goal as a path up a mountain, each member's part of it in their colour. */
export function GoalPicture({ goal, members }: { goal: Goal; members: Overview['members'] }) {
  const formats = useFormats();
  const permille = permilleOf(goal);
  const percent = writeNumber(Math.floor(permille / 10), formats);
  const isThere = permille === 1000;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={isThere ? PICTURE_WORDS.altReached(goal.name) : PICTURE_WORDS.alt(goal.name, percent)}
      className="block h-auto w-full rounded-card"
    >
      <Land isThere={isThere} />
      <path d={pathBetween(0, 1000)} className="stroke-surface" fill="none" strokeWidth={7} strokeLinecap="round" />
      <path
        d={pathBetween(0, 1000)}
        className="stroke-edge"
        fill="none"
        strokeWidth={2}
        strokeLinecap="round"
        strokeDasharray="1 5"
      />
      <Walked goal={goal} members={members} permille={permille} />
      {MILESTONES.map((mark) => (
        <Milestone key={mark} at={pointAt(mark)} isPassed={permille >= mark} />
      ))}
      <Flag at={pointAt(1000)} isThere={isThere} />
      {!isThere && <Walker at={pointAt(permille)} percent={percent} />}
    </svg>
  );
}

function Land({ isThere }: { isThere: boolean }) {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} className="fill-hue-sky" opacity={0.14} />
      <circle cx={332} cy={52} r={isThere ? 26 : 20} className="fill-attention" opacity={0.75} />
      {isThere && <Rays />}
      <path
        d="M0 176L46 128L84 154L132 104L178 150L226 120L282 160L330 112L372 146L400 130V230H0Z"
        className="fill-hue-sky"
        opacity={0.22}
      />
      <path
        d="M14 230L78 158L98 168L160 92L177 104L215 44L252 106L270 96L326 170L344 160L396 230Z"
        className="fill-hue-moss"
        opacity={0.42}
        strokeLinejoin="round"
      />
      <path
        d="M215 44L252 106L270 96L326 170L344 160L396 230H236L206 150L228 116Z"
        className="fill-ink"
        opacity={0.07}
      />
      <path d="M215 44L238 83L226 78L217 88L206 76L192 82Z" className="fill-white" opacity={0.85} />
      <path d="M0 230V202Q70 188 140 204T280 204T400 200V230Z" className="fill-hue-green" opacity={0.35} />
      {[34, 56, 352, 374].map((x, at) => (
        <path key={x} d={`M${x} ${184 + (at % 2) * 8}l-9 22h18z`} className="fill-hue-green" opacity={0.6} />
      ))}
    </>
  );
}

/** The sun of a goal that is reached. */
function Rays() {
  return Array.from({ length: 10 }, (_, at) => (
    <path
      key={at}
      d="M332 18v-9"
      transform={`rotate(${at * 36} 332 52)`}
      className="stroke-attention"
      strokeWidth={3}
      strokeLinecap="round"
    />
  ));
}

type WalkedProps = { goal: Goal; members: Overview['members']; permille: number };

function Walked({ goal, members, permille }: WalkedProps) {
  let from = 0;
  const parts = sharesOnPath(goal).map(({ memberId, permille: long }, at, all) => {
    // The last takes what rounding left.
    const to = at === all.length - 1 ? permille : from + long;
    const part = { memberId, from, to };
    from = to;
    return part;
  });
  return parts.map((part) => (
    <path
      key={part.memberId}
      d={pathBetween(part.from, part.to)}
      fill="none"
      stroke={memberHue(members, part.memberId)}
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));
}

function Milestone({ at: { x, y }, isPassed }: { at: Point; isPassed: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={5}
      className={cx('stroke-ink', isPassed ? 'fill-attention' : 'fill-surface')}
      strokeWidth={1.5}
    />
  );
}

function Flag({ at: { x, y }, isThere }: { at: Point; isThere: boolean }) {
  return (
    <>
      <path d={`M${x} ${y}v-36`} className="stroke-ink" strokeWidth={2.5} strokeLinecap="round" />
      <path
        d={`M${x} ${y - 36}c8 -5 14 4 26 -1v14c-12 5 -18 -4 -26 1z`}
        className={isThere ? 'fill-hue-clay stroke-hue-clay' : 'fill-surface stroke-ink'}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </>
  );
}

/** Where the savers are, with how far they have come: above them, and near the flag beside. */
function Walker({ at: { x, y }, percent }: { at: Point; percent: string }) {
  const isHigh = y < 96;
  const [middle, centre] = isHigh ? [x + 36, y] : [x, y - 24];
  return (
    <>
      <circle cx={x} cy={y} r={8} className="fill-accent stroke-white" strokeWidth={3} />
      <rect x={middle - 19} y={centre - 11} width={38} height={22} rx={11} className="fill-surface stroke-line" />
      <text x={middle} y={centre + 4.5} textAnchor="middle" className="figures fill-ink" fontSize={13} fontWeight={600}>
        {`${percent}\u00a0%`}
      </text>
    </>
  );
}
