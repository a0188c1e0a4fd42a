const ENGLISH = new Intl.PluralRules('en');

/**
 * A number with its noun: "1 file", "3 files", "2 people".
 *
 * @param many needed where the plural is not the singular with an "s"
 * @param write how the number is written; unless told in groups of three, for texts that reach people of every format
 */
export function plural(
  count: number,
  one: string,
  many = `${one}s`,
  write: (count: number) => string = inGroups,
): string {
  return `${write(count)} ${nounFor(count, one, many)}`;
}

/** The noun alone, where the number stands elsewhere or nothing but the noun changes. */
export function nounFor(count: number, one: string, many = `${one}s`): string {
  return ENGLISH.select(count) === 'one' ? one : many;
}

/** `1 927`, with a space that lines do not break at. */
export function inGroups(count: number): string {
  return String(count).replace(/(?<!\..*)\B(?=(?:\d{3})+(?!\d))/g, '\u00a0');
}
