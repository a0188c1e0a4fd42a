import { useNavigate } from 'react-router';
import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { useFormats, writeNumber } from '../formats.tsx';
import { writeMoney } from '../written-money.ts';
import type { ChartData, Point, Series } from './chart-model.ts';
import { type Slice, sizeOf, slicesOf } from './slices.ts';
import { useReducedMotion } from './reduced-motion.client.ts';

type RingProps = ChartData & { linkOf: (point: Point, series: Series) => string };

/** The parts of a whole as a ring; drawn alone, the lazy part of `Chart`. */
export function Ring({ linkOf, ...data }: RingProps) {
  const still = useReducedMotion();
  const navigate = useNavigate();
  const [series] = data.series;
  const slices = slicesOf(data);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => (active ? <SliceNote slice={sliceOf(payload)} /> : null)}
        />
        <Pie
          data={slices.map((slice) => ({ slice, size: sizeOf(slice.value) }))}
          dataKey="size"
          innerRadius="58%"
          outerRadius="92%"
          paddingAngle={1}
          stroke="var(--color-surface)"
          isAnimationActive={!still}
          animationDuration={400}
          rootTabIndex={-1}
          onClick={(_, place) => {
            const point = slices[place]?.point ?? null;
            if (point !== null && series !== undefined) void navigate(linkOf(point, series));
          }}
        >
          {slices.map(({ key, hue, point }) => (
            <Cell key={key} fill={`var(--color-hue-${hue})`} cursor={point === null ? 'default' : 'pointer'} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
  );
}

function sliceOf(payload: unknown): Slice | null {
  const first: unknown = Array.isArray(payload) ? payload[0] : null;
  if (typeof first !== 'object' || first === null || !('payload' in first)) return null;
  const row = first.payload as { slice?: Slice } | undefined;
  return row?.slice ?? null;
}

function SliceNote({ slice }: { slice: Slice | null }) {
  const formats = useFormats();
  if (slice === null) return null;
  const { name, value } = slice;
  return (
    <div className="rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-pop">
      <p className="font-medium">{name}</p>
      <p className="figures">{typeof value === 'number' ? writeNumber(value, formats) : writeMoney(value, formats)}</p>
    </div>
  );
}
