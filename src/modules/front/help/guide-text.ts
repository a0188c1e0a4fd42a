// Reads the Markdown that our guides are written in: a part of it, and no other. What it does not know it refuses, so that
// a guide never shows marks instead of words, and no HTML ever comes about: pages build elements from these pieces.

export type Piece =
  | { readonly kind: 'text' | 'strong' | 'code' | 'keys'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };
export type Line = readonly Piece[];
export type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

export type GuideText = {
  readonly title: string;
  /** One sentence on what the guide is for. */
  readonly summary: string;
  readonly blocks: readonly Block[];
};

const PIECES = /\*\*([^*]+)\*\*|`([^`]+)`|\[\[([^\]]+)\]\]|\[([^\]]+)\]\(([^)]*)\)/g;

export type PlacedGuide = GuideText & {
  /** Where it stands among all guides, the smallest first: in the order in which somebody new comes to need them. */
  readonly place: number;
};

/** A guide as it is kept: its place in the first line, `Place: 40`, then its text. @throws SyntaxError that names the line */
export function placedGuideOf(file: string): PlacedGuide {
  const [, place, text] = /^Place: (\d+)\n\n(.*)$/s.exec(file.replaceAll('\r\n', '\n')) ?? [];
  if (place === undefined || text === undefined) throw new SyntaxError('the first line of a guide says its place');
  return { place: Number(place), ...guideOf(text) };
}

/** @throws SyntaxError that names the line */
export function guideOf(markdown: string): GuideText {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  const title = /^# (.+)$/.exec(lines[0] ?? '')?.[1];
  if (title === undefined) throw new SyntaxError('a guide begins with its title, # in front');
  const [first, ...blocks] = blocksOf(lines.slice(1));
  if (first?.kind !== 'paragraph') throw new SyntaxError(`“${title}” says first, in a paragraph, what it is for`);
  return { title, summary: textOf(first.line), blocks };
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  /** Lines from here on that are so, without what marks them. */
  const run = (mark: RegExp) => {
    const begin = at;
    while (at < lines.length && mark.test(lines[at] ?? '')) at += 1;
    return lines.slice(begin, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') at += 1;
    else if (line.startsWith('## ')) {
      const text = line.slice(3).trim();
      blocks.push({ kind: 'heading', text, id: anchorOf(text) });
      at += 1;
    } else if (line === '```') {
      at += 1;
      const inside = run(/^(?!```)/);
      if (lines[at] !== '```') throw new SyntaxError('a block of code has an end, ```');
      at += 1;
      blocks.push({ kind: 'code', text: inside.join('\n') });
    } else if (line.startsWith('- ')) blocks.push(listOf(run(/^(- | {2}\S)/), false));
    else if (/^\d+\. /.test(line)) blocks.push(listOf(run(/^(\d+\. | {3}\S)/), true));
    else if (line.startsWith('|')) blocks.push(tableOf(run(/^\|/)));
    else {
      const taken = run(/^(?!#|```|- |\d+\. |\||\s*$)/);
      if (taken.length === 0) throw new SyntaxError(`this is not understood: ${line}`);
      blocks.push({ kind: 'paragraph', line: lineOf(taken.join(' ')) });
    }
  }
  return blocks;
}

function listOf(lines: readonly string[], isOrdered: boolean): Block {
  const items: string[] = [];
  for (const line of lines) {
    const begun = /^(?:- |\d+\. )(.*)$/.exec(line)?.[1];
    if (begun === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else items.push(begun);
  }
  return { kind: 'list', isOrdered, items: items.map((item) => lineOf(item)) };
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], rule = [], ...rows] = lines.map((line) =>
    line
      .replace(/^\|/, '')
      .replace(/\|\s*$/, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  if (!rule.every((cell) => /^-+$/.test(cell)) || rows.some((row) => row.length !== head.length))
    throw new SyntaxError(`a table has a line below its head, and rows as long: ${lines[0] ?? ''}`);
  const read = (cells: readonly string[]) => cells.map((cell) => lineOf(cell));
  return { kind: 'table', head: read(head), rows: rows.map(read) };
}

function lineOf(text: string): Line {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PIECES)) {
    pieces.push(...plain(text.slice(at, match.index)));
    const [, strong, code, keys, label, to] = match;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (keys !== undefined) pieces.push({ kind: 'keys', text: keys });
    else pieces.push({ kind: 'link', text: label ?? '', to: targetOf(to ?? '') });
    at = match.index + match[0].length;
  }
  return [...pieces, ...plain(text.slice(at))];
}

function plain(text: string): Piece[] {
  if (text === '') return [];
  const strange = /[<>*`[\]]|!\[|__/.exec(text);
  if (strange !== null) throw new SyntaxError(`“${strange[0]}” is not understood in: ${text}`);
  return [{ kind: 'text', text }];
}

/** Guides lead within the product and nowhere else. */
function targetOf(to: string): string {
  if (!/^\/(?!\/)[\w\-/]*(\?[\w\-=&]*)?(#[\w-]+)?$/.test(to)) throw new SyntaxError(`a guide does not lead to ${to}`);
  return to;
}

export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The words of a line without its marks. */
export function textOf(line: Line): string {
  return line.map(({ text }) => text).join('');
}
