import { meaningOf } from '#modules/money/csv-detection/rules.ts';

const LABELLED = /^\s*([\p{L}][\p{L} /.]{1,30}?)\s*:\s*(.*)$/u;
/** So many labels name a transaction at least. */
const FEW = 3;

/**
 * Transactions written one below the other, a line for each of their fields, with a label before it: as a table. Null where a
 * text is none. Lines keep no number of their own but that of the transaction.
 */
export function tableOfLabelled(text: string): string | null {
  const blocks = text
    .replaceAll('\u00a0', ' ')
    .split(/\n[ \t]*\n/)
    .map((block) => block.split('\n').flatMap((line) => labelled(line) ?? []));
  const transactions = blocks.filter((fields) => fields.length >= FEW && isTransaction(fields));
  const [first] = transactions;
  if (first === undefined || transactions.length < 2) return null;
  const names = first.map(({ name }) => name);
  if (!transactions.every((fields) => fields.every(({ name }) => names.includes(name)))) return null;
  const above = blocks
    .slice(0, blocks.indexOf(first))
    .flatMap((fields) => fields.map(({ name, value }) => `${name}\t${value}`));
  const rows = transactions.map((fields) =>
    names.map((name) => fields.find((field) => field.name === name)?.value ?? '').join('\t'),
  );
  return [...above, names.join('\t'), ...rows, ''].join('\n');
}

type Field = { readonly name: string; readonly value: string };

function labelled(line: string): Field | null {
  const [, name = '', value = ''] = LABELLED.exec(line) ?? [];
  return name === '' ? null : { name, value: value.replaceAll('\t', ' ').trim() };
}

/** A day and an amount among the labels. */
function isTransaction(fields: readonly Field[]): boolean {
  const roles = new Set(fields.map(({ name }) => meaningOf(name)?.role));
  return roles.has('day') && (roles.has('amount') || roles.has('money-in') || roles.has('money-out'));
}
