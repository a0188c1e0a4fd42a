import type { UnreadLine } from '#modules/money/csv-detection/model.ts';
import { linesOf, LIMITS } from '#modules/money/csv-detection/rules.ts';

type Field = { readonly line: number; value: string };

/** The fields between the line that opens a part of the file and the line that closes it. */
export type Part = {
  readonly line: number;
  /** What the line that opens it says behind the sign of equality. */
  readonly title: string;
  readonly fields: Map<string, Field>;
  /** Keys that stand twice and do not say the same. */
  readonly doubled: Set<string>;
};

export type PartFault = { readonly line: number; readonly reason: UnreadLine['reason']; readonly text: string };

/** A file of 1CClientBankExchange, or several in one. */
export type ClientBankFile = {
  /** Accounts that the head names, in its order. */
  readonly named: string[];
  readonly balances: Part[];
  readonly documents: Part[];
  readonly faults: PartFault[];
  hasEnd: boolean;
  last: { readonly line: number; readonly text: string };
};

type Kind = 'balance' | 'document';
/** `lost`: fields of a document whose first line is missing. */
type Open = { readonly kind: Kind | 'lost'; readonly part: Part; lastKey: string | null };

const KEY = /^\s*([\p{L}][\p{L}\d_]*)\s*=(.*)$/su;
const OPENS: Readonly<Record<string, Kind>> = { секциярасчсчет: 'balance', секциядокумент: 'document' };
const CLOSES: Readonly<Record<string, Kind>> = { конецрасчсчет: 'balance', конецдокумента: 'document' };
const ENDS: ReadonlySet<string> = new Set(['конецфайла', 'конецвыписки']);
/** Keys that only documents have. */
const OF_DOCUMENTS =
  /^(?:сумма(?:приход|расход)?$|плательщик|получатель.|назначениеплатежа|дата(?:списано|поступило|операции)$)/;
/** More lines are no text of a payment. */
const LONGEST_FIELD = 50;

/** Keys as they are compared: some banks write them in capitals, or with the letter ё. */
const plainKey = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Takes a file apart. What cannot be a whole part is a fault with its line. */
export function clientBankParts(text: string): ClientBankFile | 'too-many' {
  const file: ClientBankFile = {
    named: [],
    balances: [],
    documents: [],
    faults: [],
    hasEnd: false,
    last: { line: 1, text: '' },
  };
  let open: Open | null = null;
  for (const { number, line } of linesOf(text)) {
    // DOS ends a file with a control character.
    const said = line.replaceAll('\u001a', '').trimEnd();
    if (said.trim() === '') continue;
    file.last = { line: number, text: said };
    const [, name = '', value = ''] = KEY.exec(said) ?? [];
    const word = plainKey(name === '' ? said.trim() : name);
    const opened = OPENS[word];
    const closed = CLOSES[word];
    if (opened !== undefined || ENDS.has(word) || /^.{0,4}clientbankexchange$/.test(word)) {
      if (open !== null) file.faults.push(unclosed(open, 'bad-record'));
      open = opened === undefined ? null : begun(opened, number, value.trim());
      file.hasEnd = ENDS.has(word);
      if (open?.kind === 'balance') file.balances.push(open.part);
    } else if (closed !== undefined) {
      if (open?.kind === 'document' && closed === 'document') file.documents.push(open.part);
      else if (open?.kind !== closed)
        file.faults.push(
          open === null ? { line: number, reason: 'bad-record', text: said } : unclosed(open, 'bad-record'),
        );
      open = null;
    } else open = take(file, open, { line: number, said, key: name === '' ? null : word, value: value.trim() });
    if (Math.max(file.balances.length, file.documents.length, file.faults.length, file.named.length) > LIMITS.rows)
      return 'too-many';
  }
  if (open !== null) file.faults.push(unclosed(open, 'cut-off'));
  return file;
}

const begun = (kind: Open['kind'], line: number, title: string): Open => ({
  kind,
  part: { line, title, fields: new Map(), doubled: new Set() },
  lastKey: null,
});

type Taken = { readonly line: number; readonly said: string; readonly key: string | null; readonly value: string };

function take(file: ClientBankFile, open: Open | null, { line, said, key, value }: Taken): Open | null {
  if (open === null) {
    if (key === 'расчсчет' && value !== '') file.named.push(value);
    if (key === null || !OF_DOCUMENTS.test(key)) return null;
  }
  const into = open ?? begun('lost', line, '');
  const { fields, doubled } = into.part;
  const before = key === null ? undefined : fields.get(key);
  if (key === null) goOn(into, said);
  else if (before === undefined) fields.set(key, { line, value });
  else if (before.value === '') before.value = value;
  else if (value !== '' && value !== before.value) doubled.add(key);
  into.lastKey = key ?? into.lastKey;
  return into;
}

/** A text that was broken goes on in the next line. */
function goOn({ part, lastKey }: Open, said: string): void {
  const field = lastKey === null ? undefined : part.fields.get(lastKey);
  if (field !== undefined && field.value.split('\n').length < LONGEST_FIELD) field.value += `\n${said.trim()}`;
}

/** A part that has no end; the balances of one are read all the same. */
function unclosed({ kind, part }: Open, reason: PartFault['reason']): PartFault {
  return { line: part.line, reason: kind === 'balance' ? 'no-end' : reason, text: textOf(part) };
}

/** What a part says, on one line, for a person to know it by. */
export function textOf({ title, fields }: Part): string {
  return [title, ...[...fields.values()].map(({ value }) => value)].filter((value) => value !== '').join(' ');
}

/** The first of these fields that says something, without white space around it; empty where none does. */
export function valueOf({ fields }: Part, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = fields.get(key)?.value.trim() ?? '';
    if (value !== '') return value;
  }
  return '';
}
