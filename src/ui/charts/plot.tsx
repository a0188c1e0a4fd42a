import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useFormats } from '../formats.tsx';
import { type DrawingProps, type Flag, labelOf, type Point, type Series } from './chart-model.ts';
import { NoteAt, PointNote, type Spot, useTick, writeFigure } from './drawing-words.tsx';
import { type Opening, useOpening } from './opening.client.ts';
import { layoutOf, type Mark } from './plot-layout.ts';
import { Axes, BandMark, FlagMarks, Hatching, LineMarks } from './plot-marks.tsx';
import { useSize } from './use-size.client.ts';

/** How many points Page Up and Page Down pass. */
const PAGE = 7;

/** Lines and bars; the lazy part of `Chart`. Arrow keys move from point to point, Enter opens what is behind one. */
export function Plot({ kind, currency, series, points, band, marked, flags, title, linkOf }: DrawingProps) {
  const opening = useOpening(linkOf);
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(place);
  const tick = useTick(currency);
  const layout = useMemo(
    () => (width === 0 || height === 0 ? null : layoutOf({ kind, series, points, band, width, height, tick })),
    [kind, series, points, band, width, height, tick],
  );
  const [at, setAt] = useState<{ index: number; spot: Spot } | null>(null);
  const point = at === null ? undefined : points[at.index];
  const last = points.length - 1;

  const show = (index: number) => {
    if (layout === null) return;
    setAt({ index, spot: { x: layout.centre(index), y: layout.top, width } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = at?.index ?? last + 1;
    const moved: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: at === null ? 0 : index + 1,
      PageUp: index - PAGE,
      PageDown: index + PAGE,
      Home: 0,
      End: last,
    };
    const [first] = series;
    const to = moved[event.key];
    if (to !== undefined) {
      event.preventDefault();
      show(Math.min(Math.max(to, 0), last));
    } else if (event.key === 'Escape') setAt(null);
    else if (event.key === 'Enter') opening.open(point, first);
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (layout === null) return;
    const box = currentTarget.getBoundingClientRect();
    const x = clientX - box.left;
    setAt({ index: layout.nearest(x), spot: { x, y: clientY - box.top, width } });
  };
  return (
    <div
      ref={place}
      data-notes
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={Math.max(last, 0)}
      aria-valuenow={at?.index ?? last}
      aria-valuetext={textOf(said(point ?? points[last], flags), series, (value) => writeFigure(value, formats))}
      className="relative h-full rounded-control focus-visible:outline-2 focus-visible:outline-focus"
      onKeyDown={onKeyDown}
      onBlur={() => setAt(null)}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setAt(null)}
    >
      {layout !== null && (
        <svg
          data-plot
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className="block print:h-auto print:w-full"
          aria-hidden
        >
          <Hatching series={series} />
          <Axes layout={layout} />
          {at !== null && kind === 'line' && (
            <path d={`M${layout.centre(at.index)} ${layout.top}V${layout.bottom}`} stroke="var(--color-edge)" />
          )}
          {flags !== undefined && <FlagMarks layout={layout} flags={flags} points={points} />}
          {band !== undefined && <BandMark layout={layout} band={band} points={points} />}
          {kind === 'line' ? (
            <LineMarks
              layout={layout}
              series={series}
              points={points}
              marked={marked ?? null}
              isFilled={band === undefined}
              shown={at?.index ?? null}
              opening={opening}
            />
          ) : (
            layout.bars.map((bar) => (
              <BarMark
                key={`${bar.point.key} ${bar.series.key}`}
                bar={bar}
                isStack={kind === 'stacked'}
                opening={opening}
              />
            ))
          )}
        </svg>
      )}
      {at !== null && point !== undefined && (
        <NoteAt {...at.spot}>
          <PointNote point={said(point, flags)} series={series} />
        </NoteAt>
      )}
    </div>
  );
}

/** A point that says what happens at it. */
function said(point: Point, flags: readonly Flag[] | undefined): Point;
function said(point: Point | undefined, flags: readonly Flag[] | undefined): Point | undefined;
function said(point: Point | undefined, flags: readonly Flag[] | undefined): Point | undefined {
  return point === undefined || flags === undefined ? point : { ...point, label: labelOf(point, flags) };
}

type BarMarkProps = { bar: Mark; isStack: boolean; opening: Opening };

function BarMark({ bar: { x, y, width, height, point, series }, isStack, opening }: BarMarkProps) {
  const paint = `var(--color-hue-${series.hue})`;
  return (
    <rect
      data-mark
      x={x}
      y={y}
      width={width}
      height={height}
      rx={isStack ? 0 : 3}
      fill={point.isRunning === true ? `url(#hatch-${series.hue})` : paint}
      stroke={point.isRunning === true ? paint : 'none'}
      cursor={opening.cursorOf(point, series)}
      onClick={() => opening.open(point, series)}
    />
  );
}

function textOf(
  point: Point | undefined,
  series: readonly Series[],
  write: (value: Point['values'][string]) => string,
) {
  if (point === undefined) return '';
  const figures = series.map(({ key, name }) => `${name} ${write(point.values[key] ?? null)}`);
  return `${point.label}: ${figures.join(', ')}`;
}
