import type { ReactNode } from 'react';
import type { Currency } from '#kernel/money.ts';
import { type Formats, useFormats, writeNumber } from '../formats.tsx';
import { writeMoney, writeTick } from '../written-money.ts';
import type { Figure, Point, Series } from './chart-model.ts';

/** A figure as it is said beside a drawing. */
export function writeFigure(value: Figure, formats: Formats): string {
  if (value === null) return 'not known';
  return typeof value === 'number' ? writeNumber(value, formats) : writeMoney(value, formats);
}

/** How what stands on an axis looks. */
export const AXIS = { fill: 'var(--color-faint)', fontSize: 12 } as const;

/** The size of a name as a style, with its unit: by this recharts measures how much of it fits. */
export const NAME = { fontSize: `${AXIS.fontSize}px` };

/** Writes a size on an axis. */
export function useTick(currency: Currency | null): (size: number) => string {
  const formats = useFormats();
  return (size) => writeTick(size, currency, formats);
}

export function NoteFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-pop">
      <p className="font-medium wrap-break-word">{title}</p>
      {children}
    </div>
  );
}

/** What a place on a chart stands for, each of its figures exact. */
export function PointNote({ point, series }: { point: Point | null; series: readonly Series[] }) {
  const formats = useFormats();
  if (point === null) return null;
  return (
    <NoteFrame title={point.label}>
      {series.map(({ key, name, hue }) => (
        <p key={key} className="mt-0.5 flex items-center gap-2 text-soft">
          <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden>
            <circle cx="5" cy="5" r="5" fill={`var(--color-hue-${hue})`} />
          </svg>
          <span className="mr-3 flex-1">{name}</span>
          <span className="figures text-ink">{writeFigure(point.values[key] ?? null, formats)}</span>
        </p>
      ))}
    </NoteFrame>
  );
}

/** The point of the row that recharts hands to a tooltip. */
export function pointOf(payload: unknown): Point | null {
  const first: unknown = Array.isArray(payload) ? payload[0] : null;
  if (typeof first !== 'object' || first === null || !('payload' in first)) return null;
  const row = first.payload as { point?: Point } | undefined;
  return row?.point ?? null;
}

/** Where the pointer is within a drawing, in its pixels. */
export type Spot = { readonly x: number; readonly y: number; readonly width: number };

/** Where the pointer is within the nearest element that a note is placed in (`data-notes`). */
export function spotOf({ clientX, clientY, currentTarget }: SpotEvent): Spot | null {
  const box = currentTarget.closest('[data-notes]')?.getBoundingClientRect();
  return box === undefined ? null : { x: clientX - box.left, y: clientY - box.top, width: box.width };
}

type SpotEvent = { readonly clientX: number; readonly clientY: number; readonly currentTarget: Element };

/** A note beside the pointer, on the side where there is room. */
export function NoteAt({ x, y, width, children }: Spot & { children: ReactNode }) {
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };
  return (
    <div className="pointer-events-none absolute z-10 w-max max-w-3/5" style={{ top: y + 12, ...side }}>
      {children}
    </div>
  );
}
