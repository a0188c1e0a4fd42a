import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  ReferenceLine,
  ResponsiveContainer,
  Text,
  Tooltip,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts';
import type { DrawingProps, Point } from './chart-model.ts';
import { AXIS, NAME, PointNote, pointOf, useTick } from './drawing-words.tsx';
import { useOpening } from './opening.client.ts';
import { useReducedMotion } from './reduced-motion.client.ts';
import { barsOf } from './waterfall.ts';

/** The room for names, in pixels. */
const ROOM = 112;
/** With more bars than these a name has one line. */
const ROOMY = 9;

/** How changes add up, from top to bottom, so that their names have room; the lazy part of `Chart`. */
export function Waterfall({ currency, series, points, linkOf }: DrawingProps) {
  const still = useReducedMotion();
  const { open, cursorOf } = useOpening(linkOf);
  const tick = useTick(currency);
  const bars = barsOf({ points });
  const [change] = series;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        layout="vertical"
        data={bars}
        margin={{ top: 0, right: 18, bottom: 0, left: 0 }}
        barCategoryGap="24%"
        accessibilityLayer={false}
      >
        <CartesianGrid horizontal={false} stroke="var(--color-line)" />
        <XAxis type="number" tick={AXIS} tickLine={false} axisLine={false} tickFormatter={tick} minTickGap={16} />
        <YAxis
          type="category"
          dataKey="point.label"
          tick={bars.length > ROOMY ? LineName : Name}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line)' }}
          width={ROOM}
        />
        <ReferenceLine x={0} stroke="var(--color-edge)" />
        <Tooltip
          cursor={{ fill: 'var(--color-hover)' }}
          isAnimationActive={false}
          content={({ active, payload }) => <PointNote point={active ? pointOf(payload) : null} series={series} />}
        />
        <Bar
          dataKey="range"
          radius={2}
          maxBarSize={28}
          minPointSize={2}
          onClick={(bar: { payload?: { point?: Point } }) => open(bar.payload?.point, change)}
          isAnimationActive={!still}
          animationDuration={400}
        >
          {bars.map(({ point, hue }) => (
            <Cell key={point.key} fill={`var(--color-hue-${hue})`} cursor={cursorOf(point, change)} />
          ))}
        </Bar>
      </ComposedChart>
    </ResponsiveContainer>
  );
}

function Name(props: YAxisTickContentProps) {
  return <NameText {...props} lines={2} />;
}

function LineName(props: YAxisTickContentProps) {
  return <NameText {...props} lines={1} />;
}

function NameText({ x, y, payload, lines }: YAxisTickContentProps & { lines: number }) {
  return (
    <Text
      {...AXIS}
      style={NAME}
      x={x}
      y={y}
      width={ROOM - 12}
      maxLines={lines}
      textAnchor="end"
      verticalAnchor="middle"
    >
      {String(payload.value)}
    </Text>
  );
}
