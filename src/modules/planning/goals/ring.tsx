import { useFormats, writeNumber } from '#ui/formats.tsx';
import { permilleOf } from './looks.ts';
import type { Goal } from './model.ts';
import { PAGE_WORDS } from './words.ts';

/** How much of a goal is set aside, at a glance. */
export function GoalRing({ goal }: { goal: Goal }) {
  const formats = useFormats();
  const permille = permilleOf(goal);
  const percent = writeNumber(Math.floor(permille / 10), formats);
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={PAGE_WORDS.ring(percent)} className="size-16 shrink-0">
      <circle cx={32} cy={32} r={27} fill="none" className="stroke-sunken" strokeWidth={7} />
      {permille > 0 && (
        <circle
          cx={32}
          cy={32}
          r={27}
          fill="none"
          className="stroke-accent"
          strokeWidth={7}
          strokeLinecap="round"
          pathLength={1000}
          strokeDasharray={`${permille} 1000`}
          transform="rotate(-90 32 32)"
        />
      )}
      <text x={32} y={36.5} textAnchor="middle" className="figures fill-ink" fontSize={13} fontWeight={600}>
        {PAGE_WORDS.percent(percent)}
      </text>
    </svg>
  );
}
