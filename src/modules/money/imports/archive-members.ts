/** What an export of a program has beside its transactions, by the file that it stands beside. */
const BESIDE = [
  // Actual: settings of a budget, beside its database.
  { transactions: /(?:^|\/)db\.sqlite$/, other: /(?:^|\/)metadata\.json$/ },
  // YNAB: amounts that were budgeted.
  { transactions: /\bregister\.[ct]sv$/i, other: /\b(?:budget|plan)\.[ct]sv$/i },
] as const;

/** Names of the files of an archive that may hold transactions: without folders, and without what programs and systems add. */
export function membersToRead(names: readonly string[]): string[] {
  const files = names.filter((name) => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  const added = BESIDE.filter(({ transactions }) => files.some((name) => transactions.test(name)));
  return files.filter((name) => !added.some(({ other }) => other.test(name)));
}
