/** Formats of fixed records that we do not read, told by their first record. */
const FORMATS: readonly (readonly [name: string, first: RegExp])[] = [
  // Of Belgium: the day, the bank, the code of a statement, and the version at the end of 128 characters.
  ['CODA', /^00000\d{6}\d{3}05.{111}[12] *(?:\n|$)/],
  // Of Finland: the kind, the length and the version of the record, then the number of the account.
  ['TITO', /^T00\d{3}\d{3}[\d ]{14}/],
];

/** The name of a format that we do not read; null where a text is in none of those we know. */
export function unreadFormat(beginning: string): string | null {
  return FORMATS.find(([, first]) => first.test(beginning))?.[0] ?? null;
}
