import type { Band, Flag, Point, Series } from './chart-model.ts';
import type { Opening } from './opening.client.ts';
import { AXIS } from './drawing-words.tsx';
import { edgesOf, knownOf, type Layout } from './plot-layout.ts';
import { areaBetween, areaUnder, lineThrough } from './plot-scale.ts';

/** The lines across, what each of them stands for, and the names below. */
export function Axes({ layout: { lines, names, right, bottom } }: { layout: Layout }) {
  return (
    <>
      {lines.map(({ y, text, isGround }) => (
        <g key={text}>
          <path d={`M0 ${y}H${right}`} stroke={isGround ? 'var(--color-edge)' : 'var(--color-line)'} />
          <text {...AXIS} x={right + 8} y={y} dominantBaseline="middle" className="figures">
            {text}
          </text>
        </g>
      ))}
      {names.map(({ x, text, anchor }) => (
        <text key={`${x} ${text}`} {...AXIS} x={x} y={bottom + 18} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  );
}

/** The hatching of what is not over yet, one for each colour. */
export function Hatching({ series }: { series: readonly Series[] }) {
  return (
    <defs>
      {[...new Set(series.map(({ hue }) => hue))].map((hue) => (
        <pattern
          key={hue}
          id={`hatch-${hue}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" stroke={`var(--color-hue-${hue})`} strokeWidth="5" strokeOpacity="0.55" />
        </pattern>
      ))}
    </defs>
  );
}

/** A line across with a flag at its top, for what happens at a point. */
export function FlagMarks({
  layout,
  flags,
  points,
}: {
  layout: Layout;
  flags: readonly Flag[];
  points: readonly Point[];
}) {
  return flags.map(({ key, name }) => {
    const index = points.findIndex((point) => point.key === key);
    if (index < 0) return null;
    const x = layout.centre(index);
    return (
      <g key={`${key} ${name}`} data-flag>
        <path d={`M${x} ${layout.top}V${layout.bottom}`} stroke="var(--color-faint)" strokeDasharray="3 3" />
        <path d={`M${x} ${layout.top}l9 4l-9 4z`} fill="var(--color-faint)" />
      </g>
    );
  });
}

/** What lines lie within. */
export function BandMark({ layout, band, points }: { layout: Layout; band: Band; points: readonly Point[] }) {
  const spots = points.flatMap((point, index) => {
    const [low, high] = edgesOf(point, band);
    return low === null || high === null ? [] : { x: layout.centre(index), low: layout.y(low), high: layout.y(high) };
  });
  return <path data-band d={areaBetween(spots)} fill={`var(--color-hue-${band.hue})`} fillOpacity={0.14} />;
}

type LineMarksProps = {
  layout: Layout;
  series: readonly Series[];
  points: readonly Point[];
  /** The key of the point that has a ring on the first line. */
  marked: string | null;
  /** A line that is alone is filled down to nothing. */
  isFilled: boolean;
  /** The point that is looked at. */
  shown: number | null;
  opening: Opening;
};

/** Lines, those in dots below the others; what they are compared with is not filled and has no end mark. */
export function LineMarks({ layout, series, points, marked, isFilled, shown, opening }: LineMarksProps) {
  const solid = series.filter(({ isDotted }) => isDotted !== true);
  const order = [...series.filter(({ isDotted }) => isDotted === true), ...solid];
  return order.map((one) => {
    const isDotted = one.isDotted === true;
    const paint = `var(--color-hue-${one.hue})`;
    const spots = points.map((point, index) => {
      const size = knownOf(point, one);
      return size === null ? null : { x: layout.centre(index), y: layout.y(size) };
    });
    const end = spots.findLast((spot) => spot !== null);
    const ring = one === series[0] ? spots[points.findIndex(({ key }) => key === marked)] : null;
    const looked = shown === null ? null : (spots[shown] ?? null);
    const point = shown === null ? undefined : points[shown];
    return (
      <g key={one.key}>
        {isFilled && solid.length === 1 && !isDotted && (
          <path d={areaUnder(spots, layout.y(0))} fill={paint} fillOpacity={0.09} />
        )}
        <path
          d={lineThrough(spots)}
          fill="none"
          stroke={paint}
          strokeWidth={isDotted ? 2 : 2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={isDotted ? '1 5' : undefined}
        />
        {end !== null && end !== undefined && !isDotted && <circle cx={end.x} cy={end.y} r={4} fill={paint} />}
        {ring != null && (
          <circle cx={ring.x} cy={ring.y} r={5.5} fill="var(--color-surface)" stroke={paint} strokeWidth={3} />
        )}
        {looked !== null && point !== undefined && (
          // The ring around it that is not seen makes room for a thumb.
          <circle
            data-dot
            cx={looked.x}
            cy={looked.y}
            r={5}
            fill={paint}
            stroke="transparent"
            strokeWidth={16}
            cursor={opening.cursorOf(point, one)}
            onClick={() => opening.open(point, one)}
          />
        )}
      </g>
    );
  });
}
