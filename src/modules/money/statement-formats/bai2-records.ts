import { linesOf, LIMITS } from '#modules/money/csv-detection/rules.ts';

/** A record with the records 88 that continue it. */
export type Bai2Record = {
  readonly code: string;
  readonly line: number;
  /** Behind the code. A line break stands where the record goes on in the next one, and parts fields as a comma does. */
  readonly body: string;
  /** As it stands in the file, for a person to know it by. */
  readonly said: string;
  /** How many records it is with those that continue it. */
  readonly size: number;
};

const RECORD = /^\s*(\d{2}),(.*)$/s;
/** A record of more lines says no more of a transaction. */
const LONGEST = 2_000;

type Line = { readonly number: number; readonly line: string };

/** Lines, or records of the same length in a row. */
function* linesIn(text: string, width: number | null): Generator<Line> {
  const bare = text.trim();
  if (width !== null && bare.length > width && !/[\r\n]/.test(bare)) {
    for (let at = 0; at < bare.length; at += width)
      yield { number: at / width + 1, line: bare.slice(at, at + width).trimEnd() };
    return;
  }
  // DOS ends a file with a control character.
  for (const { number, line } of linesOf(text)) yield { number, line: line.replace(/[\s\u001a]+$/, '') };
}

/** The length that the first record gives to all of them; null where they are as long as they need. */
function widthOf(text: string): number | null {
  const width = Number(text.trimStart().split('/', 1)[0]?.split(',')[6]?.trim() ?? '');
  return Number.isInteger(width) && width > 0 ? width : null;
}

/** The records of a file in their order. One that is no record at all has no code. */
export function bai2Records(text: string): Bai2Record[] | 'too-many' {
  const records: (Bai2Record & { readonly parts: string[] })[] = [];
  const width = widthOf(text);
  let isBroken = false;
  for (const { number, line } of linesIn(text, width)) {
    if (line.trim() === '') continue;
    const [, code = '', rest = line] = RECORD.exec(line) ?? [];
    const last = records.at(-1);
    const isMore = code === '88' && last !== undefined;
    const of = isMore ? last.code : code;
    const part = withoutEnd(rest, of);
    if (!isMore) records.push({ code, line: number, body: '', said: '', size: 1, parts: [part] });
    else if (last.parts.length < LONGEST) last.parts.push(isBroken ? part : `\n${part}`);
    else return 'too-many';
    if (isMore) records[records.length - 1] = { ...last, size: last.size + 1 };
    // A record that fills its line breaks off anywhere.
    isBroken = width !== null && line.length >= width && !line.endsWith('/');
    if (records.length > LIMITS.rows) return 'too-many';
  }
  return records.map(({ parts, ...record }) => {
    const body = parts.join('');
    return { ...record, body, said: [record.code, body.replaceAll('\n', ' ')].filter((one) => one !== '').join(',') };
  });
}

/** Only the text of a transaction may have a slash in it. */
function withoutEnd(rest: string, code: string): string {
  return code === '16' ? rest.replace(/\/$/, '') : (rest.split('/', 1)[0] ?? '');
}

/** The fields of a record that has no text. */
export const fieldsOf = ({ body }: Bai2Record): string[] => body.split(/[,\n]/).map((field) => field.trim());

/** Takes fields off the front; what is left is the text of a transaction. */
export class Bai2Fields {
  #rest: string;
  constructor(body: string) {
    this.#rest = body;
  }
  get isEmpty(): boolean {
    return this.#rest === '';
  }
  next(): string {
    const at = this.#rest.search(/[,\n]/);
    const field = at < 0 ? this.#rest : this.#rest.slice(0, at);
    this.#rest = at < 0 ? '' : this.#rest.slice(at + 1);
    return field.trim();
  }
  /** When an amount is available: nothing, a day, three amounts, or amounts by days. Null where that cannot be read. */
  nextFunds(): { readonly type: string; readonly day: string } | null {
    const type = this.next().toUpperCase();
    if (!/^[012ZVSD]?$/.test(type)) return null;
    if (type === 'V') {
      const day = this.next();
      this.next();
      return { type, day };
    }
    const pairs = type === 'D' ? this.next() : '';
    if (type === 'D' && !/^\d{1,4}$/.test(pairs)) return null;
    const more = type === 'S' ? 3 : Number(pairs) * 2;
    for (let at = 0; at < more; at += 1) this.next();
    return { type, day: '' };
  }
  text(): string {
    return this.#rest.trim();
  }
}
