import { useNavigate } from 'react-router';
import {
  type ActiveDotProps,
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Dot,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { DrawingProps, Point, Series } from './chart-model.ts';
import { sizeOf } from './figures.ts';
import { AXIS, PointNote, pointOf, useTick } from './drawing-words.tsx';
import { useReducedMotion } from './reduced-motion.client.ts';

/** The drawing alone; the lazy part of `Chart`. */
export function Plot({ kind, currency, series, points, linkOf }: DrawingProps) {
  const still = useReducedMotion();
  const navigate = useNavigate();
  const rows = points.map((point) => ({ point, ...heights(point, series) }));
  const tick = useTick(currency);
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
        <YAxis tick={AXIS} tickLine={false} axisLine={false} width={64} tickFormatter={tick} />
        <ReferenceLine y={0} stroke="var(--color-edge)" />
        <Tooltip
          cursor={kind === 'line' ? { stroke: 'var(--color-edge)' } : { fill: 'var(--color-hover)' }}
          isAnimationActive={false}
          content={({ active, payload }) => <PointNote point={active ? pointOf(payload) : null} series={series} />}
        />
        {series.map((one) => {
          const paint = `var(--color-hue-${one.hue})`;
          if (kind === 'line') {
            // The ring around it that is not seen makes room for a thumb.
            const dot = ({ cx, cy, payload }: ActiveDotProps) =>
              cx !== undefined &&
              cy !== undefined && (
                <Dot
                  cx={cx}
                  cy={cy}
                  r={5}
                  fill={paint}
                  stroke="transparent"
                  strokeWidth={16}
                  cursor="pointer"
                  onClick={() => open(one)({ payload })}
                />
              );
            return series.length === 1 ? (
              <Area
                key={one.key}
                dataKey={one.key}
                stroke={paint}
                strokeWidth={2}
                fill={paint}
                fillOpacity={0.12}
                type="monotone"
                activeDot={dot}
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
                activeDot={dot}
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
    return [key, value === null ? null : sizeOf(value)] as const;
  });
  return Object.fromEntries(entries);
}
