import { looksLikeMovement, markerOf } from '#modules/money/csv-detection/rules.ts';
import { sheetText } from '#modules/money/spreadsheets/rules.ts';
import { headingOf, nameOf } from './json-keys.ts';
import { fieldsOf, isList, isObject, isWhole, type Json, jsonOf } from './json-values.ts';

type Row = Map<string, string>;
type List = { readonly path: string; readonly last: string; readonly rows: Row[]; readonly around: Row };

const DEEPEST = 8;
const MOST_ROWS = 40_000;
/** So many rows without one decimal say that amounts may be in the smallest unit of their currency. */
const FEW = 3;

/** Whether a text may be JSON, by how it begins. */
export const mayBeJson = (beginning: string): boolean =>
  /^\uFEFF?\s*(?:\{\s*(?:"|\})|\[\s*(?:\{|\[|\]))/.test(beginning);

/**
 * The transactions in a JSON text as a table: of the lists in it the one whose entries have days and amounts, with those beside
 * it for what is pending. Fields of objects within an entry have dotted names, those that services are known by plain ones.
 * Null where it has no such list; `broken` where it is no JSON after all.
 */
export function tableOfJson(text: string): { readonly table: string } | 'broken' | null {
  const value = jsonOf(text);
  if (value === null) return 'broken';
  const lists = listsIn(value);
  const best = lists.map((list) => ({ list, count: movementsIn(list) })).toSorted((a, b) => b.count - a.count)[0];
  if (best === undefined || best.count === 0) return null;
  const parent = parentOf(best.list.path);
  const chosen = lists.filter(
    ({ path, last, rows }) =>
      rows.length > 0 &&
      (path === best.list.path || (parentOf(path) === parent && STATES.test(last) && STATES.test(best.list.last))),
  );
  return { table: tableOf(chosen) };
}

/** Lists that are named for how far their payments are. */
const STATES = /^(?:booked|posted|pending|settled|completed|authori[sz]ed|upcoming|scheduled|information)$/i;
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

const movementsIn = ({ rows }: List): number => rows.filter((row) => looksLikeMovement([...row.values()])).length;

function listsIn(value: Json, path = '', around: Row = new Map(), depth = 0): List[] {
  if (depth > DEEPEST) return [];
  if (isList(value)) {
    const objects = value.filter(isObject).slice(0, MOST_ROWS);
    const rows = objects.map((one) => fieldsOf(one));
    const own = rows.length === 0 ? [] : [{ path, last: path.split('.').at(-1) ?? '', rows, around }];
    return [...own, ...objects.flatMap((one) => listsIn(one, path, around, depth + 1))];
  }
  if (!isObject(value)) return [];
  const known: Row = new Map(around);
  for (const [name, text] of fieldsOf(value)) if (name.split('.').length <= 2) known.set(name, text);
  return Object.entries(value).flatMap(([key, inner]) =>
    listsIn(inner, path === '' ? key : `${path}.${key}`, known, depth + 1),
  );
}

const PENDING = /^(?:pending|authori[sz]ed|upcoming|scheduled)$/i;

function tableOf(lists: readonly List[]): string {
  const accounts = lists.map(({ around }) => accountOf(around));
  const areSeveral = new Set(accounts).size > 1;
  const isStated = lists.some(({ last }) => STATES.test(last));
  const rows = lists.flatMap(({ rows: own, last, around }, at) =>
    own.map((row) => {
      const known = withNames(row);
      if (isStated && !known.has('Status')) known.set('Status', PENDING.test(last) ? 'pending' : 'booked');
      if (areSeveral && !known.has('Account')) known.set('Account', accounts[at] ?? '');
      const currency = known.has('Currency') ? undefined : currencyIn(around);
      if (currency !== undefined) known.set('Currency', currency);
      return known;
    }),
  );
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const areWhole = rows.length >= FEW && rows.every((row) => MONEY.every((name) => isWhole(row.get(name) ?? '0')));
  const heading = names.map((name) => (areWhole && MONEY.includes(name) ? `${name} (unit not stated)` : name));
  const facts = areSeveral || accounts[0] === undefined || accounts[0] === '' ? [] : [['Account', accounts[0]]];
  return sheetText({ rows: [...facts, heading, ...rows.map((row) => names.map((name) => row.get(name) ?? ''))] });
}

const MONEY: readonly string[] = ['Amount', 'Balance'];
const ACCOUNT = ['iban', 'accountnumber', 'bban', 'accountid', 'resourceid', 'maskedpan', 'id', 'name'];

/** The number of the account that stands nearest above a list, else its name. */
function accountOf(around: Row): string {
  for (const wanted of ACCOUNT)
    for (const [path, text] of [...around].toReversed()) {
      const key = path
        .split('.')
        .at(-1)
        ?.replace(/[^\p{L}\d]/gu, '')
        .toLowerCase();
      const isOfAccount = /account/i.test(path) || (key !== 'id' && key !== 'name');
      if (key === wanted && isOfAccount && text !== '') return text;
    }
  return '';
}

const currencyIn = (around: Row): string | undefined =>
  [...around].findLast(([path, text]) => /currency$/i.test(path) && /^[A-Z]{3}$/.test(text))?.[1];

/** Before every name that is only better known. */
const FAR = 100;

/** The fields of a row by the names that services know them by; where two are one, the better known counts. */
function withNames(row: Row): Row {
  const best = new Map<string, { path: string; rank: number }>();
  for (const path of row.keys()) {
    const known = nameOf(path);
    if (known === null || row.get(path) === '') continue;
    const before = best.get(known.name);
    // Of two kinds of a row the one that says which way the money went.
    const isWay = known.name === 'Debit/credit' && markerOf(row.get(path) ?? '') !== null;
    const rank = known.rank - (isWay ? FAR : 0);
    if (before === undefined || rank < before.rank) best.set(known.name, { path, rank });
  }
  const taken = new Map([...best].map(([name, { path }]) => [path, name]));
  const named: Row = new Map();
  for (const [path, text] of row) named.set(taken.get(path) ?? headingOf(path), text);
  return withSides(row, named);
}

/** Whether a service says so by its fields: Plaid writes what was paid without a minus, and what came in with one. */
const isPlaid = (row: Row): boolean =>
  ['transaction_id', 'account_id', 'iso_currency_code', 'amount'].every((key) => row.has(key));

function withSides(row: Row, named: Row): Row {
  const amount = named.get('Amount') ?? '';
  if (isPlaid(row)) named.set('Amount', negated(amount));
  const pending = row.get('pending');
  if (pending === 'true' || pending === 'false') named.set('Status', pending === 'true' ? 'pending' : 'booked');
  // A balance has a side of its own.
  const side = [...row].find(([path]) => /^balance\.?creditdebitindicator$/i.test(path))?.[1] ?? '';
  const balance = named.get('Balance');
  if (balance !== undefined && /^debit$/i.test(side)) named.set('Balance', negated(balance));
  if (!named.has('Payee')) {
    const [creditor = '', debtor = ''] = [row.get('creditorName'), row.get('debtorName')];
    const other = creditor === '' || (debtor !== '' && !amount.startsWith('-')) ? debtor : creditor;
    if (other !== '') named.set('Payee', other);
  }
  return named;
}

const negated = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : /[1-9]/.test(amount) ? `-${amount}` : amount;
