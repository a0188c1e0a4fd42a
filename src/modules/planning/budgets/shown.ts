import * as z from 'zod';
import { inOrder } from './figures.ts';
import { type Line, type Overview, type Shown, ShownSchema } from './model.ts';

/** As stored: JSON knows no bigint. */
export function storedShown(shown: Shown): unknown {
  return JSON.parse(JSON.stringify(shown, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
}

/** @throws where it is nothing that was stored so */
export function readShown(stored: unknown): Shown {
  const read: unknown = JSON.parse(JSON.stringify(stored), (key, value: unknown) =>
    key === 'minor' && typeof value === 'string' ? BigInt(value) : value,
  );
  return ShownSchema.parse(read);
}

/** Whatever `readShown` reads. */
export const StoredShownSchema = z.json().refine((stored) => {
  try {
    readShown(stored);
    return true;
  } catch {
    return false;
  }
}, 'The stored budget figures are not valid');

/**
 * A closed period: the figures that it was closed with. Names and settings of lines are those of today; a line whose
 * category is gone keeps all that it had.
 */
export function asClosed(closed: Shown, live: Shown, groups: Overview['groups']): Shown {
  const now = new Map(live.lines.map((line) => [line.id, line]));
  const lines = closed.lines.map((line): Line => {
    const known = now.get(line.id);
    if (known === undefined) return line;
    const { categoryId, name, icon, colour, group, memberId, rollover, cap, target, priority } = known;
    return { ...line, categoryId, name, icon, colour, group, memberId, rollover, cap, target, priority };
  });
  return { ...closed, lines: inOrder(lines, groups) };
}
