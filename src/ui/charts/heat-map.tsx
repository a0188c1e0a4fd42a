import { type PointerEvent, useRef, useState } from 'react';
import type { Day } from '#kernel/calendar.ts';
import { type Formats, useFormats, writeDay } from '../formats.tsx';
import {
  type CalendarLayout,
  type Heat,
  heatOf,
  layoutOf,
  SMALLEST,
  STEPS,
  type Week,
  weeksOf,
} from './calendar-heat.ts';
import type { DrawingProps, Figure, Point } from './chart-model.ts';
import { isKnown, signOf, sizeOf } from './figures.ts';
import { useOpening } from './opening.client.ts';
import { useSize } from './use-size.client.ts';
import { AXIS, NoteAt, PointNote, type Spot, spotOf, useTick, writeFigure } from './drawing-words.tsx';

/** Room for the names of weekdays, of months, between rows, and for the legend. */
const LEFT = 34;
const TOP = 18;
const GAP = 10;
const FOOT = 30;
/** What the name of a month with its year takes. */
const NAME = 44;
const WORDS = { ...AXIS, fontSize: 11 } as const;

/** Days as squares, a week in each column; the lazy part of `Chart`. */
export function HeatMap({ currency, series, points, linkOf }: DrawingProps) {
  const { open, cursorOf } = useOpening(linkOf);
  const formats = useFormats();
  const tick = useTick(currency);
  const place = useRef<HTMLDivElement>(null);
  const { width } = useSize(place);
  const [over, setOver] = useState<{ point: Point; spot: Spot } | null>(null);
  const [first] = series;
  const values = points.map(({ values: all }) => (first === undefined ? null : (all[first.key] ?? null)));
  const heat = heatOf(values);
  const shown = new Map(points.map((point, index) => [point.key, { point, heat: heat[index] ?? 'unknown' }]));
  const days = [...shown.keys()].toSorted();
  const [opening] = days;
  const weeks = opening === undefined ? [] : weeksOf(opening, days.at(-1) ?? opening);
  const monday = weeks[0]?.monday;
  const layout = layoutOf(weeks.length, width - LEFT);
  const paint = `var(--color-hue-${first?.hue ?? 'green'})`;

  const pointing = (point: Point | null) => {
    if (point === null || first === undefined) return {};
    return {
      cursor: cursorOf(point, first),
      onClick: () => open(point, first),
      onPointerEnter: (event: PointerEvent<SVGElement>) => {
        const spot = spotOf(event);
        if (spot !== null) setOver({ point, spot });
      },
      onPointerLeave: () => setOver(null),
    };
  };

  return (
    <div ref={place} data-notes className="relative">
      {width > 0 && monday !== undefined && (
        <svg width={width} height={heightOf(layout)} className="block max-w-full overflow-visible">
          <WeekdayNames layout={layout} monday={monday} formats={formats} />
          <MonthNames layout={layout} weeks={weeks} formats={formats} />
          {weeks.flatMap(({ days: ofWeek }, week) =>
            ofWeek.map((day, weekday) => {
              if (day === null) return null;
              const { point, heat } = shown.get(day) ?? { point: null, heat: 'unknown' as const };
              const value = point === null || first === undefined ? null : (point.values[first.key] ?? null);
              return (
                <g
                  key={day}
                  role="img"
                  aria-label={`${point?.label ?? writeDay(day, formats)}: ${writeFigure(value, formats)}`}
                  {...pointing(point)}
                >
                  <DaySquare heat={heat} {...cornerOf(layout, week, weekday)} paint={paint} />
                </g>
              );
            }),
          )}
          <HeatLegend top={heightOf(layout) - SMALLEST - 2} values={values} paint={paint} tick={tick} />
        </svg>
      )}
      {over !== null && (
        <NoteAt {...over.spot}>
          <PointNote point={over.point} series={series} />
        </NoteAt>
      )}
    </div>
  );
}

const rowHeight = ({ size }: CalendarLayout) => TOP + 7 * size;

function heightOf(layout: CalendarLayout): number {
  return layout.rows * (rowHeight(layout) + GAP) - GAP + FOOT;
}

type Corner = { readonly x: number; readonly y: number; readonly size: number };

/** The upper left of a day. */
function cornerOf(layout: CalendarLayout, week: number, weekday: number): Corner {
  const row = Math.floor(week / layout.across);
  return {
    x: LEFT + (week % layout.across) * layout.size,
    y: row * (rowHeight(layout) + GAP) + TOP + weekday * layout.size,
    size: layout.size - 2,
  };
}

/** The stronger the fuller; what is not known has a broken edge, what is below nothing a minus. */
function DaySquare({ heat, x, y, size, paint }: Corner & { heat: Heat; paint: string }) {
  const isStep = typeof heat === 'number' && heat > 0;
  return (
    <>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={size - 1}
        height={size - 1}
        rx={2}
        fill={isStep ? paint : heat === 'unknown' ? 'var(--color-surface)' : 'var(--color-sunken)'}
        fillOpacity={isStep ? heat / STEPS : 1}
        stroke={isStep ? paint : heat === 'unknown' ? 'var(--color-edge)' : 'var(--color-line)'}
        strokeOpacity={isStep ? 0.5 : 1}
        strokeDasharray={heat === 'unknown' ? '2 2' : undefined}
      />
      {heat === 'below' && (
        <rect x={x + size / 4} y={y + size / 2 - 0.75} width={size / 2} height={1.5} fill="var(--color-soft)" />
      )}
    </>
  );
}

function WeekdayNames({ layout, monday, formats }: { layout: CalendarLayout; monday: Day; formats: Formats }) {
  const name = new Intl.DateTimeFormat(formats.locale, { weekday: 'short', timeZone: 'UTC' });
  const start = Date.parse(`${monday}T00:00:00Z`);
  return Array.from({ length: layout.rows }, (_, row) =>
    // Every other is enough, and leaves room.
    [0, 2, 4].map((weekday) => {
      const { y, size } = cornerOf(layout, row * layout.across, weekday);
      return (
        <text key={`${row} ${weekday}`} {...WORDS} x={0} y={y + size / 2} dominantBaseline="central">
          {name.format(start + weekday * 86_400_000)}
        </text>
      );
    }),
  );
}

/** A month stands above the week of its first day; a row begins with its month, unless the next would stand on it. */
function MonthNames({ layout, weeks, formats }: { layout: CalendarLayout; weeks: readonly Week[]; formats: Formats }) {
  const isFirst = (day: Day | null) => day?.endsWith('-01') === true;
  const crowd = Math.ceil(NAME / layout.size);
  return weeks.map(({ monday, days }, week) => {
    const isCrowded = weeks.slice(week + 1, week + crowd).some((next) => next.days.some(isFirst));
    const begins = week % layout.across === 0 && !isCrowded ? days.find((day) => day !== null) : undefined;
    const day = days.find(isFirst) ?? begins;
    if (day === undefined || day === null) return null;
    const { x, y } = cornerOf(layout, week, 0);
    const hasYear = week === 0 || day.slice(5, 7) === '01';
    return (
      <text key={monday} {...WORDS} x={x} y={y - 6}>
        {new Intl.DateTimeFormat(formats.locale, {
          month: 'short',
          ...(hasYear ? { year: '2-digit' } : {}),
          timeZone: 'UTC',
        }).format(new Date(`${day}T00:00:00Z`))}
      </text>
    );
  });
}

type LegendProps = { top: number; values: readonly Figure[]; paint: string; tick: (size: number) => string };

/** The steps, and the least and the most that they stand for. */
function HeatLegend({ top, values, paint, tick }: LegendProps) {
  const sizes = values.flatMap((value) => (isKnown(value) && signOf(value) > 0 ? [sizeOf(value)] : []));
  if (sizes.length === 0) return null;
  const [leastOnOneDay, mostOnOneDay] = [tick(Math.min(...sizes)), tick(Math.max(...sizes))];
  return (
    <>
      {Array.from({ length: STEPS }, (_, step) => (
        <DaySquare key={step} heat={step + 1} x={LEFT + step * SMALLEST} y={top} size={SMALLEST - 2} paint={paint} />
      ))}
      <text {...WORDS} x={LEFT + STEPS * SMALLEST + 6} y={top + SMALLEST / 2 - 1} dominantBaseline="central">
        {`${leastOnOneDay} to ${mostOnOneDay} a day`}
      </text>
    </>
  );
}
