import { writtenDay, type WrittenDay } from '#modules/money/csv-detection/rules.ts';

/** `2/10'2020`, `1/ 5'6`, `12/19/18`: blanks pad. Some banks write words right behind the year. */
export function qifDay(text: string): WrittenDay | null {
  const plain = text.slice(0, 30).replace(/\s/g, '');
  const [date = plain] = /^\d{1,4}[-/.]\d{1,2}[-/.'’]\d{1,4}(?=\p{L}|$)/u.exec(plain) ?? [];
  return writtenDay(date.replace(/([-/.])(\d)$/, '$10$2'));
}

/** `Food:Bread/Work:Trip`, `[Savings]/Work`: a category or an account, and classes behind a slash. */
export function placeIn(label: string): { category: string | null; transfer: string | null; tags: string[] } {
  const [, account = null, path = '', classes = ''] =
    /^(?:\[([^\]]+)\]|([^/]*))(?:[^/]*)(?:\/(.*))?$/.exec(label) ?? [];
  const tags = classes.split(/[:/]/).map((tag) => tag.trim());
  const category = path.trim();
  return {
    category: account !== null || category === '' ? null : category,
    transfer: account,
    tags: tags.filter((tag) => tag !== ''),
  };
}
