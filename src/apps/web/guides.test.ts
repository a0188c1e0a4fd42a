import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type Block, type Line, placedGuideOf } from '#modules/front/help/guide-text.ts';
import { SCREENS } from './screens.tsx';

const FOLDER = new URL('../../modules/', import.meta.url);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.guide.md'));
const read = (name: string) => placedGuideOf(readFileSync(new URL(name, FOLDER), 'utf8'));
const slugOf = (name: string) => basename(name, '.guide.md');
const slugs = files.map(slugOf);

const linesIn = (block: Block): readonly Line[] => {
  if (block.kind === 'paragraph') return [block.line];
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [];
};

test('there are guides for what somebody new comes to need', () => {
  for (const slug of [
    'import-a-statement',
    'categories-and-rules',
    'two-step-sign-in',
    'security-center',
    'data-rights',
  ])
    expect(slugs).toContain(slug);
});

/** Pages of the public site, which is another app, that a guide may lead to; the crawler opens them. */
const PUBLIC = ['/banks'];

test('each guide has a place and an address of its own; the first steps come first', () => {
  const placed = files.map((name) => ({ slug: slugOf(name), place: read(name).place }));
  expect(placed.toSorted((a, b) => a.place - b.place)[0]?.slug).toBe('first-steps');
  for (const key of ['slug', 'place'] as const) expect(new Set(placed.map((one) => one[key])).size).toBe(files.length);
});

describe.each(files)('%s', (name) => {
  test('is understood, and every link of it leads to a page or to another guide', () => {
    const links = read(name)
      .blocks.flatMap(linesIn)
      .flatMap((line) => line.flatMap((piece) => (piece.kind === 'link' ? [piece.to] : [])));
    const lost = links.filter((to) => {
      const [path = ''] = to.split(/[?#]/);
      const guide = /^\/app\/help\/(.+)$/.exec(path)?.[1];
      if (guide !== undefined) return !slugs.includes(guide);
      if (!path.startsWith('/app/')) return !PUBLIC.includes(path);
      return !SCREENS.some((screen) => matchPath(screen.path, path) !== null);
    });
    expect(lost).toEqual([]);
  });

  test('has no exclamation mark', () => {
    expect(readFileSync(new URL(name, FOLDER), 'utf8')).not.toContain('!');
  });
});
