import type { Currency } from '#kernel/money.ts';
import type { AccountRef } from '#modules/money/accounts/service.server.ts';
import { countryOfBank } from '#modules/money/csv-detection/rules.ts';
import {
  isOfBank,
  mappingsIn,
  type ImportSection,
  type KnownAccounts,
  loadAccounts,
  type Reader,
  sectionsOf,
} from '#modules/money/import-matching/service.server.ts';
import { type Choices, ChoicesSchema } from '#modules/money/import-matching/model.ts';
import { inOwnCurrencies, openFile, readFile, type ReadFile, type SourceFile } from './reading.server.ts';
import { bytesOf, type ImportRow, textOf } from './store.server.ts';

/** A file as it reads under the choices made for it, and the account that each part of it is for. */
export type ReadImport = ReadFile & {
  readonly file: SourceFile;
  readonly choices: Choices;
  /** All accounts of the workspace. */
  readonly accounts: readonly AccountRef[];
  /** Empty while the file cannot be read. */
  readonly sections: readonly ImportSection[];
};

/** Reads the stored file with the choices so far. */
export async function readImport(reader: Reader, { id, choices, createdAt }: ImportRow): Promise<ReadImport> {
  const { db, workspace } = reader;
  const bytes = await bytesOf(db, workspace.id, id);
  const file = await openFile(bytes, await textOf(db, workspace.id, id), {
    currency: workspace.currency,
    addedAt: createdAt,
  });
  return readAs(reader, file, choices, await loadAccounts(reader));
}

/**
 * Reads a file that was just uploaded.
 * @param accountId the account it was uploaded for, where one was named
 */
export async function readUpload(reader: Reader, file: SourceFile, accountId: string | undefined): Promise<ReadImport> {
  const known = await loadAccounts(reader);
  const none = ChoicesSchema.parse({});
  const named = accountId === undefined ? [] : [{ section: 0, accountId, isNumberIgnored: false }];
  const read = await readAs(reader, file, { ...none, accounts: named }, known);
  // The account that was named cannot be that of every account in the file.
  return named.length > 0 && read.sections.length > 1 ? readAs(reader, file, none, known) : read;
}

/** The same file as it reads under other choices. */
export async function readOtherwise(reader: Reader, { file }: ReadImport, choices: Choices): Promise<ReadImport> {
  return readAs(reader, file, choices, await loadAccounts(reader));
}

/** Reads a file in the currency of the account it is for, where it names none itself. */
async function readAs(reader: Reader, file: SourceFile, choices: Choices, known: KnownAccounts): Promise<ReadImport> {
  const { db, workspace } = reader;
  const { accounts } = known;
  const open = accounts.filter(({ isActive }) => isActive);
  const accountId = choices.accounts.find((one) => one.accountId !== null)?.accountId ?? null;
  const currencies = new Set(open.map(({ currency }) => currency));
  const [only] = currencies;
  const usual = only !== undefined && currencies.size === 1 ? only : workspace.currency;
  const remembered = await mappingsIn(db, workspace.id, accountId);
  const readIn = (currency: Currency) => readFile(file, choices, { currency, remembered });
  const chosen = open.find(({ id }) => id === accountId)?.currency;
  const usually = await readIn(chosen ?? usual);
  const isOpen = isCurrencyAsked(usually) && accountId === null;
  const first = isOpen ? ((await inOneOf(currencies, readIn)) ?? usually) : usually;
  // A bank of the country keeps accounts in its currency, whatever those of other banks and wallets are in.
  const isAtHome = countryOfBank(first.issuer.bank) === workspace.country;
  const isNew = chosen === undefined && isAtHome && open.every((account) => !isOfBank(first.issuer, account));
  const read = isNew && usual !== workspace.currency ? await readIn(workspace.currency) : first;
  const sectionsIn = async ({ reading, issuer }: ReadFile) =>
    reading.kind === 'read' ? sectionsOf(reader, known, { reading, issuer }, choices) : [];
  const sections = await sectionsIn(read);
  const own = await inTheirCurrencies(read, sections, isNew ? workspace.currency : usual, readIn);
  return { ...own, file, choices, accounts, sections: own === read ? sections : await sectionsIn(own) };
}

const isCurrencyAsked = ({ reading }: ReadFile): boolean =>
  reading.kind === 'questions' && reading.questions.some(({ about }) => about === 'currency');

/** The file in the one currency of the accounts that answers which it is in: a dollar sign is that of the dollar account. */
async function inOneOf(
  currencies: ReadonlySet<Currency>,
  readIn: (currency: Currency) => Promise<ReadFile>,
): Promise<ReadFile | null> {
  const answered: ReadFile[] = [];
  for (const currency of currencies) {
    const read = await readIn(currency);
    if (!isCurrencyAsked(read)) answered.push(read);
  }
  const [only = null, ...others] = answered;
  return others.length === 0 ? only : null;
}

/** Choices, their numbers, or files like it before, may speak for accounts in other currencies than is usual here. */
async function inTheirCurrencies(
  read: ReadFile,
  sections: readonly ImportSection[],
  usual: Currency,
  readIn: (currency: Currency) => Promise<ReadFile>,
): Promise<ReadFile> {
  const { reading } = read;
  if (reading.kind !== 'read' || reading.accounts.every(({ isCurrencyNamed }) => isCurrencyNamed)) return read;
  const [only, ...others] = sections;
  if (only === undefined) return read;
  if (others.length === 0) {
    const currency = only.account?.currency ?? only.section.currency;
    return currency === only.section.currency ? read : readIn(currency);
  }
  const wanted = sections.map(({ account }) => account?.currency ?? usual);
  const own = await inOwnCurrencies(reading, wanted, async (currency) => (await readIn(currency)).reading);
  return own === reading ? read : { ...read, reading: own };
}
