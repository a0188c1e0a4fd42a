import { useNavigate } from 'react-router';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { decimalOf } from '#kernel/money.ts';
import { useFormats, writeNumber } from '../formats.tsx';
import { writeMoney } from '../written-money.ts';
import type { ChartData, Point, Series } from './chart-model.ts';
import { useReducedMotion } from './reduced-motion.client.ts';

type PlotProps = ChartData & { linkOf: (point: Point, series: Series) => string };

const AXIS = { fill: 'var(--color-faint)', fontSize: 12 } as const;

/** The drawing alone; the lazy part of `Chart`. */
export function Plot({ kind, currency, series, points, linkOf }: PlotProps) {
  const still = useReducedMotion();
  const navigate = useNavigate();
  const { locale } = useFormats();
  const rows = points.map((point) => ({ point, ...heights(point, series) }));
  const tick = new Intl.NumberFormat(locale, {
    ...(currency === null ? {} : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const open = (one: Series) => (bar: { payload?: { point?: Point } }) => {
    const point = bar.payload?.point;
    if (point !== undefined) void navigate(linkOf(point, one));
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={rows}
        margin={{ top: 8, right: 18, bottom: 0, left: 0 }}
        stackOffset="sign"
        barGap={3}
        barCategoryGap="24%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="point.label"
          tick={AXIS}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line)' }}
          minTickGap={16}
          tickMargin={8}
        />
        <YAxis
          tick={AXIS}
          tickLine={false}
          axisLine={false}
          width={64}
          tickFormatter={(value: number) => tick.format(value)}
        />
        <ReferenceLine y={0} stroke="var(--color-edge)" />
        <Tooltip
          cursor={kind === 'line' ? { stroke: 'var(--color-edge)' } : { fill: 'var(--color-hover)' }}
          isAnimationActive={false}
          content={({ active, payload }) => <PointNote point={active ? pointOf(payload) : null} series={series} />}
        />
        {series.map((one) => {
          const paint = `var(--color-hue-${one.hue})`;
          if (kind === 'line') {
            return series.length === 1 ? (
              <Area
                key={one.key}
                dataKey={one.key}
                stroke={paint}
                strokeWidth={2}
                fill={paint}
                fillOpacity={0.12}
                type="monotone"
                isAnimationActive={!still}
                animationDuration={400}
              />
            ) : (
              <Line
                key={one.key}
                dataKey={one.key}
                stroke={paint}
                strokeWidth={2}
                dot={false}
                type="monotone"
                isAnimationActive={!still}
                animationDuration={400}
              />
            );
          }
          return (
            <Bar
              key={one.key}
              dataKey={one.key}
              fill={paint}
              stackId={kind === 'stacked' ? 'all' : one.key}
              radius={kind === 'stacked' ? 0 : [3, 3, 0, 0]}
              maxBarSize={40}
              cursor="pointer"
              onClick={open(one)}
              isAnimationActive={!still}
              animationDuration={400}
            />
          );
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** What the eye measures may round; what it reads does not. */
function heights({ values }: Point, series: readonly Series[]): Record<string, number | null> {
  const entries = series.map(({ key }) => {
    const value = values[key] ?? null;
    return [key, value === null || typeof value === 'number' ? value : Number(decimalOf(value))] as const;
  });
  return Object.fromEntries(entries);
}

function pointOf(payload: unknown): Point | null {
  const first: unknown = Array.isArray(payload) ? payload[0] : null;
  if (typeof first !== 'object' || first === null || !('payload' in first)) return null;
  const row = first.payload as { point?: Point } | undefined;
  return row?.point ?? null;
}

function PointNote({ point, series }: { point: Point | null; series: readonly Series[] }) {
  const formats = useFormats();
  if (point === null) return null;
  return (
    <div className="rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-pop">
      <p className="font-medium">{point.label}</p>
      {series.map(({ key, name, hue }) => {
        const value = point.values[key] ?? null;
        return (
          <p key={key} className="mt-0.5 flex items-center gap-2 text-soft">
            <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden>
              <circle cx="5" cy="5" r="5" fill={`var(--color-hue-${hue})`} />
            </svg>
            <span className="mr-3 flex-1">{name}</span>
            <span className="figures text-ink">
              {value === null
                ? 'not known'
                : typeof value === 'number'
                  ? writeNumber(value, formats)
                  : writeMoney(value, formats)}
            </span>
          </p>
        );
      })}
    </div>
  );
}
