import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { useFormats } from '../formats.tsx';
import type { DrawingProps } from './chart-model.ts';
import { sizeOf } from './figures.ts';
import { NoteFrame, writeFigure } from './drawing-words.tsx';
import { useOpening } from './opening.client.ts';
import { useReducedMotion } from './reduced-motion.client.ts';
import { type Slice, slicesOf } from './slices.ts';

/** The parts of a whole as a ring; drawn alone, the lazy part of `Chart`. */
export function Ring({ linkOf, ...data }: DrawingProps) {
  const still = useReducedMotion();
  const { open, cursorOf } = useOpening(linkOf);
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
          onClick={(_, place) => open(slices[place]?.point, series)}
        >
          {slices.map(({ key, hue, point }) => (
            <Cell key={key} fill={`var(--color-hue-${hue})`} cursor={cursorOf(point, series)} />
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
    <NoteFrame title={name}>
      <p className="figures">{writeFigure(value, formats)}</p>
    </NoteFrame>
  );
}
