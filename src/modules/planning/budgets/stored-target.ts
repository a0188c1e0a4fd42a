import type { StoredTarget, WrittenTarget } from './model.ts';
import type { Target } from './targets.ts';

export function readTarget(stored: StoredTarget): Target {
  if (stored.kind === 'income' || stored.kind === 'average') return stored;
  return { ...stored, minor: BigInt(stored.minor) };
}

export function storedTarget(target: WrittenTarget): StoredTarget {
  if (target.kind === 'income' || target.kind === 'average') return target;
  const minor = String(target.amount.minor);
  return target.kind === 'refill' ? { kind: 'refill', minor } : { kind: 'by-date', minor, day: target.day };
}
