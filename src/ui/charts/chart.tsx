import { ChartColumn, Download, Image, Table as TableIcon } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import { useFormats, writeNumber } from '../formats.tsx';
import { MoneyText } from '../money-text.tsx';
import { toast } from '../toast.client.ts';
import { wideTable } from '../wide-table.ts';
import {
  type ChartData,
  type ChartKind,
  type DrawingProps,
  isEmpty,
  isSpoken,
  labelOf,
  type Series,
  WATERFALL_LEGEND,
} from './chart-model.ts';
import { slicesOf } from './slices.ts';
import { fetched } from '#browser/lazy-component.client.ts';

// Drawings come when there is something to draw: text never waits for them.
const Plot = lazy(() => import('./plot.tsx').then(({ Plot: component }) => ({ default: component })));

const Ring = lazy(() => import('./ring.tsx').then(({ Ring: component }) => ({ default: component })));

const Waterfall = lazy(() =>
  import('./waterfall-plot.tsx').then(({ Waterfall: component }) => ({ default: component })),
);

const SankeyPlot = lazy(() =>
  import('./sankey-plot.tsx').then(({ SankeyPlot: component }) => ({ default: component })),
);

const HeatMap = lazy(() => import('./heat-map.tsx').then(({ HeatMap: component }) => ({ default: component })));

const DRAWINGS: Record<ChartKind, ComponentType<DrawingProps>> = {
  line: Plot,
  bar: Plot,
  stacked: Plot,
  ring: Ring,
  waterfall: Waterfall,
  sankey: SankeyPlot,
  calendar: HeatMap,
};

/** The chart of a first screen leaves saving to wider screens: on a phone it would push it below the fold. */
const SAVING = { lead: 'max-sm:hidden', small: '', medium: '', large: '' } as const;
/** Three buttons leave a title on a phone no room: there they stand below the drawing. */
const BELOW = 'max-sm:order-last max-sm:-ml-3';
const TOOLS = { lead: '', small: BELOW, medium: BELOW, large: BELOW } as const;
const HEIGHTS = { lead: 'h-28 sm:h-60', small: 'h-48', medium: 'h-64', large: 'h-80' } as const;

/** `bg-hue-…` written out, because the style sheet holds only names that stand in a file. */
const DOTS: Record<Series['hue'], string> = {
  green: 'bg-hue-green',
  ochre: 'bg-hue-ochre',
  clay: 'bg-hue-clay',
  indigo: 'bg-hue-indigo',
  teal: 'bg-hue-teal',
  plum: 'bg-hue-plum',
  sky: 'bg-hue-sky',
  moss: 'bg-hue-moss',
  rose: 'bg-hue-rose',
  cocoa: 'bg-hue-cocoa',
  slate: 'bg-hue-slate',
  gold: 'bg-hue-gold',
};

const NOT_SAVED = {
  png: { what: 'The chart picture was not saved', description: 'You can still save the table as CSV.' },
  csv: { what: 'The chart figures were not saved', description: 'Try again in a moment.' },
} as const;

type ChartProps = DrawingProps & {
  /** The finding, as a sentence: "You spent less in March than in any month of the year". */
  title: string;
  note?: ReactNode;
  /** What to say, and offer, while there is nothing to draw. */
  empty: ReactNode;
  height?: keyof typeof HEIGHTS;
};

/**
 * A chart with its table. `line` shows a course over time, `bar` compares, `stacked` and `ring` compose, `waterfall` shows
 * how changes add up, `sankey` what flows where, `calendar` the habit of days. Amounts stay exact in the table, the tooltip
 * and the export; only the drawing rounds.
 */
export function Chart({ title, note, linkOf, empty, height = 'medium', ...data }: ChartProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const plot = useRef<HTMLDivElement>(null);
  const named = namedOf(data);
  const nothing = isEmpty(data) || (data.kind === 'ring' && named.length === 0);
  const Drawing = DRAWINGS[data.kind];
  // Weeks take the height they need.
  const room = data.kind === 'calendar' ? 'min-h-48' : HEIGHTS[height];

  async function save(ending: keyof typeof NOT_SAVED): Promise<void> {
    try {
      const { saveFigures, savePicture } = await fetched(() => import('./save-chart.client.ts'));
      if (ending === 'csv') saveFigures(title, data);
      else await savePicture(title, named, plot.current?.querySelector('svg'));
    } catch {
      const { what, description } = NOT_SAVED[ending];
      toast.error(what, { description });
    }
  }

  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-3 *:basis-full">
      <figcaption className="min-w-0 flex-1 basis-52!">
        <h2 id={id} className="text-base leading-snug">
          {title}
        </h2>
        {note !== undefined && <p className="mt-0.5 text-sm text-faint">{note}</p>}
      </figcaption>
      {!nothing && (
        <div className={cx('-my-1 flex basis-auto!', TOOLS[height])}>
          <IconButton
            label={asTable ? 'Show chart' : 'Show table'}
            aria-pressed={asTable}
            icon={asTable ? <ChartColumn aria-hidden /> : <TableIcon aria-hidden />}
            onClick={() => setAsTable(!asTable)}
          />
          {!asTable && (
            <IconButton
              label="Save picture (PNG)"
              className={SAVING[height]}
              icon={<Image aria-hidden />}
              onClick={() => void save('png')}
            />
          )}
          <IconButton
            label="Save figures (CSV)"
            className={SAVING[height]}
            icon={<Download aria-hidden />}
            onClick={() => void save('csv')}
          />
        </div>
      )}
      {nothing ? (
        <div className={cx('grid place-items-center text-center text-sm text-soft', HEIGHTS[height])}>{empty}</div>
      ) : (
        <>
          {named.length > 0 && !asTable && (
            <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
              {named.map(({ key, name, hue, isDotted }) => (
                <li key={key} className="flex items-center gap-2">
                  <Key hue={hue} isLine={data.kind === 'line'} isDotted={isDotted === true} />
                  {name}
                </li>
              ))}
            </ul>
          )}
          {!asTable && (
            <div
              ref={plot}
              aria-hidden={!isSpoken(data.kind)}
              className={cx('min-w-0 print:has-[svg[data-plot]]:h-auto', room)}
            >
              <Suspense fallback={<Skeleton className="h-full min-h-48 w-full rounded-control" />}>
                <Drawing {...data} title={title} linkOf={linkOf} />
              </Suspense>
            </div>
          )}
          {/* Always there: what the drawing shows the eye, the table tells everyone else. */}
          <div {...(asTable ? wideTable(id) : { className: 'sr-only' })}>
            <ChartTable title={title} data={data} linkOf={linkOf} reachable={asTable} />
          </div>
        </>
      )}
    </figure>
  );
}

/** What the legend explains: parts of a ring have a colour each; lines and bars, where there are several. */
function namedOf(data: ChartData): readonly Series[] {
  if (data.kind === 'ring') return slicesOf(data);
  if (data.kind === 'waterfall') return WATERFALL_LEGEND;
  return data.series.length > 1 ? data.series : [];
}

function Key({ hue, isLine, isDotted }: { hue: Series['hue']; isLine: boolean; isDotted: boolean }) {
  if (!isLine) return <span className={cx('size-2.5 rounded-full', DOTS[hue])} />;
  return (
    <svg viewBox="0 0 20 4" className="h-1 w-5">
      <path
        d="M1 2H19"
        stroke={`var(--color-hue-${hue})`}
        strokeWidth={isDotted ? 2 : 3}
        strokeDasharray={isDotted ? '2 4' : undefined}
      />
    </svg>
  );
}

function Plain({ value }: { value: number }) {
  return <span className="figures">{writeNumber(value, useFormats())}</span>;
}

type ChartTableProps = { title: string; data: ChartData; linkOf?: ChartProps['linkOf']; reachable: boolean };

/** The figures of a chart; `reachable`: they lead where those of the drawing lead. */
export function ChartTable({ title, data: { series, points, band, flags }, linkOf, reachable }: ChartTableProps) {
  const edges = band === undefined ? [] : [band.low, band.high].map((key, at) => ({ key, name: band.names[at] ?? '' }));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-faint">
          <td />
          {series.map(({ key, name }) => (
            <th key={key} scope="col" className="py-1.5 pl-3 text-right font-medium">
              {name}
            </th>
          ))}
          {edges.map(({ key, name }) => (
            <th key={key} scope="col" className="py-1.5 pl-3 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.key} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {labelOf(point, flags)}
            </th>
            {series.map((one) => {
              const value = point.values[one.key] ?? null;
              const text = typeof value === 'number' ? <Plain value={value} /> : <MoneyText value={value} />;
              const to = value === null || !reachable ? null : (linkOf?.(point, one) ?? null);
              return (
                <td key={one.key} className="py-1.5 pl-3 text-right">
                  {to === null ? (
                    text
                  ) : (
                    <Link to={to} className="decoration-dotted underline-offset-4 hover:underline">
                      {text}
                    </Link>
                  )}
                </td>
              );
            })}
            {edges.map(({ key }) => {
              const value = point.values[key] ?? null;
              return (
                <td key={key} className="py-1.5 pl-3 text-right text-faint">
                  {typeof value === 'number' ? <Plain value={value} /> : <MoneyText value={value} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
