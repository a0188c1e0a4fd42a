import type { Day } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { givenIn } from './changes.ts';
import type { HeldLine, HeldMove } from './facts.ts';
import type { Method } from './methods.ts';
import type { StoredTemplateLine } from './model.ts';

/** What a template keeps of a period: what each line for everybody has; what is below zero says nothing. */
export function templateOf(
  lines: readonly HeldLine[],
  { key, method, moves }: { key: Day; method: Method; moves: readonly HeldMove[] },
): StoredTemplateLine[] {
  return lines.flatMap((line) => {
    const minor = givenIn(line, key, method, moves);
    if (line.memberId !== null || minor <= 0n) return [];
    return [{ categoryId: line.categoryId, currency: line.currency, minor: String(minor) }];
  });
}

/** What lines come to in each currency, in the order in which currencies come. */
export function totalsOfTemplate(lines: readonly StoredTemplateLine[]): Money[] {
  const sums = new Map<string, bigint>();
  for (const { currency, minor } of lines) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(minor));
  return [...sums].map(([currency, minor]) => money(minor, currency));
}
