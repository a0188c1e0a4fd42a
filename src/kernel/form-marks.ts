/**
 * Marks in pages that are built once and sent to many: where each answer puts what was typed, what is wrong with it, and
 * rows of a list. A page with a form so works without script.
 */
export const MARK = {
  /** What was typed into a field. */
  value: (form: string, field: string) => `⟦${form}.${field}⟧`,
  /** What is wrong with a field, in a sentence; nothing where it is right. */
  error: (form: string, field: string) => `⟦${form}.${field}!⟧`,
  /** `true` or `false`, for `aria-invalid`. */
  wrong: (form: string, field: string) => `⟦${form}.${field}?⟧`,
  /** Stands as an attribute {@link CHOSEN}, which becomes `selected` or `checked`, or goes. */
  chosen: (form: string, field: string, value: string) => `⟦${form}.${field}=${value}⟧`,
  /** What is said of a form as a whole. */
  notice: (form: string) => `⟦${form}!⟧`,
  /** A word of the answer. */
  word: (name: string) => `⟦${name}⟧`,
  /** Around what is repeated for each row of a list; `cell` within it. */
  each: (list: string) => `⟦each ${list}⟧`,
  end: '⟦end⟧',
  cell: (name: string) => `⟦*${name}⟧`,
} as const;

/** Attributes that hold a mark of what was chosen: a choice of a list, and a box. */
export const CHOSEN = { selected: 'data-if-selected', checked: 'data-if-checked' } as const;

/** When the page was sent, signed: a form takes it along. */
export const STAMP_MARK = MARK.word('stamp');

/** A form that is shown again. */
export type FormState = {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: string;
};

/** What an answer fills into a page. */
export type Filling = {
  readonly words?: Readonly<Record<string, string>>;
  readonly forms?: Readonly<Record<string, FormState>>;
  readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
};

const EACH = /⟦each ([\w-]+)⟧(.*?)⟦end⟧/gs;
const CELL = /⟦\*([\w-]+)⟧/g;
const ATTRIBUTE = / data-if-(selected|checked)="⟦([\w-]+)\.([\w-]+)=([^⟧"]*)⟧"/g;
const PLACE = /⟦([\w-]+)(?:\.([\w-]+))?([!?]?)⟧/g;

/** A built page with its marks filled; what nothing is known of is left empty. */
export function filledPage(page: string, { words = {}, forms = {}, lists = {} }: Filling): string {
  return page
    .replaceAll(EACH, (_, list: string, part: string) =>
      (lists[list] ?? []).map((row) => part.replaceAll(CELL, (__, cell: string) => escaped(row[cell] ?? ''))).join(''),
    )
    .replaceAll(ATTRIBUTE, (_, kind: string, form: string, field: string, value: string) =>
      forms[form]?.values[field]?.includes(value) === true ? ` ${kind}=""` : '',
    )
    .replaceAll(PLACE, (_, name: string, field: string | undefined, what: string) => {
      const form = forms[name];
      if (field === undefined) return escaped((what === '!' ? form?.notice : words[name]) ?? '');
      if (what === '?') return String(form?.errors[field] !== undefined);
      return escaped((what === '!' ? form?.errors[field] : form?.values[field]?.[0]) ?? '');
    });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '⟦': '&#10214;',
  '⟧': '&#10215;',
};

/** A text that is neither markup nor a mark, wherever it stands in a page. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"'⟦⟧]/g, (letter) => ENTITIES[letter] ?? '');
}
