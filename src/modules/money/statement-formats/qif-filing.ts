import type { Money } from '#kernel/money.ts';
import type { AccountSection, Filing, FilingLine, StatementRow } from './model.ts';

/** One side of a transfer: a row, or a line of its split. */
type Side = { readonly key: string; readonly isOut: boolean; readonly at: string };

/**
 * What rows of QIF were for, where a program wrote it that names its accounts: categories by levels, splits, classes as tags,
 * and both sides of transfers between accounts of the file. Banks name no account and no categories of a person.
 */
export function withFiling(sections: readonly AccountSection[]): AccountSection[] {
  const isProgram = sections.length > 0 && sections.every(({ account }) => account !== null);
  if (!isProgram) return [...sections];
  const pairs = pairsIn(sections);
  return sections.map((section, place) => ({
    ...section,
    isAccountName: true,
    rows: section.rows.map((row, at): StatementRow => {
      const pair = (line: number | null) => pairs.get(placeOf(place, at, line)) ?? null;
      const lines = linesOf(row, pair);
      const [only, ...others] = lines;
      // Of several lines one alone has money: it says what the whole was for.
      if (only !== undefined && others.length === 0) {
        const { category, isIncome, tags, note, pair: both } = only;
        return { ...row, filing: { category, isIncome, tags, note, pair: both, lines: [] } };
      }
      return { ...row, filing: { ...filingOf(row, pair(null)), lines } };
    }),
  }));
}

const pathIn = (category: string | null) =>
  category === null
    ? []
    : category
        .split(':')
        .map((name) => name.trim())
        .filter((name) => name !== '');

function filingOf({ category, splits, tags = [] }: StatementRow, pair: string | null): Filing {
  return { category: splits.length > 1 ? [] : pathIn(category), isIncome: null, tags, note: null, pair };
}

/** Lines that add up to the amount; else the file contradicts itself, and the amount of the bank holds. */
function linesOf({ amount, splits, description }: StatementRow, pairOf: (line: number) => string | null): FilingLine[] {
  const sum = splits.reduce((all, split) => all + split.amount.minor, 0n);
  if (splits.length < 2 || sum !== amount.minor) return [];
  return splits.flatMap((split, line): FilingLine[] =>
    split.amount.minor === 0n
      ? []
      : [
          {
            category: otherAccount(split.category) === null ? pathIn(split.category) : [],
            isIncome: null,
            tags: split.tags,
            note: split.memo,
            pair: pairOf(line),
            description,
            amount: split.amount,
          },
        ],
  );
}

/** `[Savings]` stands for an account. */
const otherAccount = (category: string | null) => /^\[(.+)\]$/.exec(category ?? '')?.[1] ?? null;

const placeOf = (section: number, row: number, line: number | null) => `${section} ${row} ${line ?? ''}`;

function pairsIn(sections: readonly AccountSection[]): ReadonlyMap<string, string> {
  const waiting = new Map<string, string[]>();
  const pairs = new Map<string, string>();
  for (const { key, isOut, at } of sidesIn(sections)) {
    const found = waiting.get(`${key} ${isOut ? 'in' : 'out'}`)?.shift();
    if (found === undefined) {
      const own = `${key} ${isOut ? 'out' : 'in'}`;
      waiting.set(own, [...(waiting.get(own) ?? []), at]);
    } else for (const one of [found, at]) pairs.set(one, `${found} ${at}`);
  }
  return pairs;
}

function sidesIn(sections: readonly AccountSection[]): Side[] {
  const names = new Set(sections.map(({ account }) => account));
  const sideOf = (account: string | null, other: string | null, day: string | null, { minor }: Money, at: string) => {
    if (other === null || account === other || !names.has(other)) return [];
    const size = minor < 0n ? -minor : minor;
    const isOut = minor < 0n;
    const [from, to] = isOut ? [account, other] : [other, account];
    return [{ key: [from, to, day, size].join('\n'), isOut, at }];
  };
  return sections.flatMap(({ account, rows }, place) =>
    rows.flatMap((row, at) =>
      row.splits.length > 1
        ? row.splits.flatMap((split, line) =>
            sideOf(account, otherAccount(split.category), row.day, split.amount, placeOf(place, at, line)),
          )
        : row.part === 'opening'
          ? []
          : sideOf(account, row.transferAccount, row.day, row.amount, placeOf(place, at, null)),
    ),
  );
}
