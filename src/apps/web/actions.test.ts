import { expect, test } from 'vitest';
import { LIST_KEYS } from '#ui/list-keys.client.ts';
import { ACTIONS } from './all-actions.client.ts';
import { MENU_SCREENS, SCREENS } from './screens.tsx';
import { SEARCH_WORDS } from './search-words.ts';

const paths = new Set<string>(SCREENS.map(({ path }) => path));
const keyed = ACTIONS.flatMap(({ id, on, keys }) => (keys === undefined ? [] : [{ id, on, keys: keys.toLowerCase() }]));
/** Keys of every list, of notifications, and of the platform. */
const TAKEN = [...LIST_KEYS.map(({ keys }) => keys.toLowerCase()), 'alt+t', 'escape', 'tab', 'arrowdown', 'arrowup'];
/** What browsers keep for themselves. */
const OF_BROWSERS = ['n', 't', 'w', 'r', 'l', 'q'].map((key) => `mod+${key}`);

test('each action has a name of its own', () => {
  expect(ACTIONS.map(({ id }) => id)).toEqual([...new Set(ACTIONS.map(({ id }) => id))]);
});

test('no two actions that can be there at once share keys', () => {
  const shared = keyed.flatMap((one, place) =>
    keyed
      .slice(place + 1)
      .filter(({ keys, on }) => keys === one.keys && (on === undefined || one.on === undefined || on === one.on))
      .map(({ id }) => `${one.id} and ${id}: ${one.keys}`),
  );
  expect(shared).toEqual([]);
});

test('no action takes a key from lists, from notifications or from the browser', () => {
  expect(keyed.filter(({ keys }) => [...TAKEN, ...OF_BROWSERS].includes(keys))).toEqual([]);
});

test('each action is reached by the palette or by keys, on a page that is there', () => {
  for (const { id, on, to, keys, unlisted } of ACTIONS) {
    expect(unlisted !== true || keys !== undefined, `${id} is reached`).toBe(true);
    if (on !== undefined) expect(paths, id).toContain(on);
    if (to !== undefined) expect(to.replace(/\?.*/, ''), id).toBe(on);
  }
});

test('the palette knows pages of the menu by other words than their names', () => {
  const pages = new Map(MENU_SCREENS.map((screen) => [screen.path as string, screen]));
  for (const [path, words] of Object.entries(SEARCH_WORDS)) {
    const names = pages.get(path)?.title.toLowerCase().split(' ');
    expect(names, path).toBeDefined();
    expect(
      words.split(' ').filter((word) => names?.includes(word) !== true),
      path,
    ).not.toEqual([]);
  }
});
