import { meaningOf } from '#modules/money/csv-detection/rules.ts';
import { accountsIn, headOf, isTitle, type Part, partedByAccount } from './accounts.ts';
import { areBalances, withPairsStacked } from './daily-balances.ts';
import { isMovement, withoutFurniture } from './furniture.ts';
import type { Heading } from './headings.ts';
import type { Line, Page } from './model.ts';

/** A table whose columns are yet to be found: its parts under the same names, and the lines that stand above them. */
export type NamedTable = { readonly name: string; readonly above: readonly Line[]; readonly parts: readonly Part[] };

/** The tables of a document below the headings that it has. */
export function namedTables(
  all: readonly Line[],
  pages: readonly Page[],
  headings: readonly Heading[],
): readonly NamedTable[] {
  const [first] = headings;
  if (first === undefined) return [];
  const above = all.slice(0, first.from);
  const stays = new Set([...above, ...headings.flatMap(({ from, to }) => all.slice(from, to + 1))]);
  const kept = new Set(withoutFurniture(all, pages, (line) => stays.has(line)).filter((line) => !isRule(line)));
  const parts = headings.map((heading, at): Part => {
    const [before, next] = [headings[at - 1], headings[at + 1]];
    const end = next === undefined ? all.length : endBefore(all, heading, next);
    const head = before === undefined ? above : headOf(all.slice(startOf(all, before, heading), heading.from));
    return withPairsStacked({
      heading,
      head,
      lines: all.slice(heading.to + 1, end).filter((line) => kept.has(line)),
    });
  });
  const accounts = accountsIn(parts.flatMap(partedByAccount));
  return accounts.flatMap((account, place) => {
    const [next] = accounts[place + 1]?.parts ?? [];
    const taken = new Set(next?.head);
    const own = account.parts.map((part) => ({ ...part, lines: part.lines.filter((line) => !taken.has(line)) }));
    const groups = [...Map.groupBy(own, ({ heading }) => namesOf(heading).join('\n')).values()];
    // What stands above all of them is said of the one with days and balances: a summary or planned payments may come first.
    const mains = groups.map(([part]) =>
      part === undefined || !hasBalance(part.heading) || areBalances(part.heading) ? 0 : hasDay(part.heading) ? 2 : 1,
    );
    const main = mains.indexOf(Math.max(...mains) as 0 | 1 | 2);
    const name = accounts.length > 1 ? (account.title ?? '') : '';
    const head = main === 0 ? (own[0]?.head ?? []) : withoutTitle(own[0]?.head ?? []);
    return groups.map((group, at): NamedTable => ({ name, above: at === main ? head : [], parts: group }));
  });
}

/** Dashes from one side to the other. */
const isRule = ({ cells }: Line) => cells.every(({ text }) => /^[-–—_=]{4,}$/.test(text));

export const hasBalance = ({ cells }: Heading) => cells.some(({ text }) => meaningOf(text)?.role === 'balance');

const hasDay = ({ cells }: Heading) => cells.some(({ text }) => meaningOf(text)?.role === 'day');

export const namesOf = ({ cells }: Heading) => cells.map(({ text }) => text);

/** The last line above a list that comes first is what that list is called: "Scheduled payments". */
const withoutTitle = (head: readonly Line[]): readonly Line[] => {
  const last = head.at(-1);
  return last !== undefined && isTitle(last) ? head.slice(0, -1) : head;
};

/** Where the lines before a heading begin: on its page, below the heading before it. */
function startOf(all: readonly Line[], before: Heading, { from }: Heading): number {
  const page = all[from]?.page;
  return Math.max(
    before.to + 1,
    all.findIndex((line) => line.page === page),
  );
}

/** Where the lines of a table end: before what stands above the next heading on its page. */
function endBefore(all: readonly Line[], { to }: Heading, next: Heading): number {
  const page = all[next.from]?.page;
  if (all[to]?.page === page) return next.from;
  const start = all.findIndex((line, at) => at > to && line.page === page);
  if (start < 0) return next.from;
  // A table that goes on at the top of the page ends above the head of the next one.
  const above = all.slice(start, next.from);
  return above.some(isMovement) ? next.from - headOf(above).length : start;
}
