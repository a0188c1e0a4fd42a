import { FEE_SLUGS } from '#modules/money/categories/rules.ts';
import { categoriesHeld } from '#modules/money/categories/service.server.ts';
import { transactionsCategorised } from '#modules/money/ledger/events.ts';
import type { Database } from '#platform/database.server.ts';
import { listener } from '#platform/events.server.ts';
import { type BankLine, bankLineOf, type Direction, nameOfKey, slugOf } from './rules.ts';
import type { LessonKey } from './model.ts';
import { addUses, countryOf, learn, lessonsIn, type Taught } from './store.server.ts';

export { alwaysFile, isAlways, putLessonBack } from './always.server.ts';
export { rowsOfMerchant } from './same-merchant.server.ts';
export { countryOf } from './store.server.ts';

export type UnfiledRow = {
  readonly bankText: string;
  readonly direction: Direction;
  /** What the program that wrote the file called its category, where it had one. */
  readonly categoryName?: string | null;
};

export type FiledRow = {
  /** The payee, clean. */
  readonly description: string;
  /** The same for all spellings of one merchant; null where the line names nobody. */
  readonly merchant: string | null;
  readonly categoryId: string | null;
  /** What a person taught outranks a name the file gives, which outranks a built-in pattern; null without a category. */
  readonly source: 'learned' | 'pattern' | null;
};

export type Categoriser = (row: UnfiledRow) => FiledRow;

/**
 * Loads once what is known of merchants in these books, and answers a function that files rows without asking again.
 * The categories it files under are held against removal until the transaction ends.
 */
export async function categoriser(db: Database, workspaceId: string): Promise<Categoriser> {
  const country = await countryOf(db, workspaceId);
  const categories = (await categoriesHeld(db, workspaceId)).filter(({ isArchived }) => !isArchived);
  const idBySlug = new Map(categories.flatMap(({ slug, id }) => (slug === null ? [] : [[slug, id] as const])));
  const idByName = new Map(categories.map(({ name, id }) => [name.toLowerCase(), id]));
  const learned = new Map((await lessonsIn(db, workspaceId)).map((lesson) => [placeOf(lesson), lesson.categoryId]));
  /** Where a person has removed the category of a charge, those of all charges. */
  const feesInstead = (slug: string) => (isFee(slug) ? (idBySlug.get('bank-fees') ?? idBySlug.get('fees')) : undefined);
  const lineOf = rememberingLines(country);
  const slugFor = rememberingSlugs(country);
  return ({ bankText, direction, categoryName = null }) => {
    const line = lineOf(bankText);
    const { name: description, key } = line.merchant;
    const taught = key === null ? undefined : learned.get(placeOf({ merchant: key, direction }));
    if (taught !== undefined) return { description, merchant: key, categoryId: taught, source: 'learned' };
    const named =
      categoryName === null
        ? undefined
        : (idByName.get(nameOf(categoryName)) ?? idByName.get(nameOf(withoutClass(categoryName))));
    if (named !== undefined) return { description, merchant: key, categoryId: named, source: 'pattern' };
    const slug = slugFor(line, direction);
    const categoryId = (slug === null ? undefined : (idBySlug.get(slug) ?? feesInstead(slug))) ?? null;
    return { description, merchant: key, categoryId, source: categoryId === null ? null : 'pattern' };
  };
}

/** What a person files teaches where the next rows of the same merchant go. */
export const merchantLessons = listener(transactionsCategorised, async (db, { workspaceId, categoryId, rows }) => {
  const country = await countryOf(db, workspaceId);
  const lineOf = rememberingLines(country);
  const lessons = new Map<string, Taught>();
  for (const { bankText, description, direction } of rows) {
    const { name, key } = lineOf(bankText ?? description).merchant;
    if (key === null) continue;
    const lesson = { merchant: key, direction, name, categoryId };
    lessons.set(placeOf(lesson), lesson);
  }
  await learn(db, workspaceId, [...lessons.values()]);
});

/** Merchants that a person filed under the same category so many times or more, and has not settled with "Always". */
export async function correctedMerchants(db: Database, workspaceId: string, times: number) {
  const country = await countryOf(db, workspaceId);
  const often = (await lessonsIn(db, workspaceId)).filter(
    ({ corrections, isFixed }) => corrections >= times && !isFixed,
  );
  return often.map(({ merchant, direction, categoryId, corrections }) => ({
    merchant,
    direction,
    categoryId,
    corrections,
    name: nameOfKey(merchant, country),
  }));
}

/** Counts how often lessons were used: of each row that an import wrote, what it was filed by. */
export async function noteUses(
  db: Database,
  workspaceId: string,
  rows: readonly (Pick<FiledRow, 'merchant'> & {
    source: FiledRow['source'] | 'rule' | 'person';
    direction: Direction;
  })[],
): Promise<void> {
  const used = rows.flatMap(({ merchant, source, direction }) =>
    merchant === null || source !== 'learned' ? [] : [{ merchant, direction }],
  );
  const byPlace = Map.groupBy(used, placeOf);
  const counts = [...byPlace.values()].flatMap((same) => {
    const [key] = same;
    return key === undefined ? [] : [{ ...key, count: same.length }];
  });
  await addUses(db, workspaceId, counts);
}

/** A preview and the import after it take the same lines apart. As many as the longest import has rows. */
const MOST_LINES = 10_000;
const linesByCountry = new Map<string, Map<string, BankLine>>();

/**
 * The same line is taken apart once. Lines that differ in digits alone (a card, a day, a reference) give the same
 * merchant, unless digits are part of its name. Kept until there are too many; without digits they name nobody’s account.
 */
export function rememberingLines(country: string): (bankText: string) => BankLine {
  const lines = linesByCountry.get(country) ?? new Map<string, BankLine>();
  linesByCountry.set(country, lines);
  return (bankText) => {
    const shape = bankText.replace(/\d/g, '0');
    const known = lines.get(shape);
    if (known !== undefined) return known;
    const line = bankLineOf(bankText, country);
    if (/\d/.test(line.merchant.name)) return line;
    if (lines.size >= MOST_LINES) lines.clear();
    lines.set(shape, line);
    return line;
  };
}

function rememberingSlugs(country: string): (line: BankLine, direction: Direction) => string | null {
  const slugs = { in: new Map<BankLine, string | null>(), out: new Map<BankLine, string | null>() };
  return (line, direction) => {
    const known = slugs[direction].get(line);
    if (known !== undefined) return known;
    const slug = slugOf(line, direction, country);
    slugs[direction].set(line, slug);
    return slug;
  };
}

/** `Food:Groceries` of another program is our `Groceries`. */
function nameOf(categoryName: string): string {
  return categoryName
    .slice(categoryName.lastIndexOf(':') + 1)
    .trim()
    .toLowerCase();
}

/** `Groceries/Work` of Quicken has a class behind the category. */
const withoutClass = (categoryName: string): string => categoryName.replace(/\/[^/]*$/, '');

const isFee = (slug: string): boolean => FEE_SLUGS.some((known) => known === slug);

function placeOf({ merchant, direction }: LessonKey): string {
  return `${direction} ${merchant}`;
}
