import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectFocusSeen, tabTo } from './by-keyboard.ts';

/** So many stops of Tab may lie before anything; what is used often has a key of its own. */
const MOST_STOPS = 15;

/** The keyboard as the only way to a page. It counts what is pressed, by step: keys held together are one press. */
export type CountedKeys = {
  readonly step: (name: string, does: () => Promise<void>) => Promise<void>;
  /** Presses these one after the other. */
  readonly press: (...pressed: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Comes there by Tab and sees where the focus is. */
  readonly tabTo: (target: Locator) => Promise<void>;
  /** Comes there by Tab and presses it. */
  readonly enter: (target: Locator) => Promise<void>;
  /** Goes to a page or does something by the palette. */
  readonly palette: (typed: string) => Promise<void>;
  readonly counts: () => ReadonlyMap<string, number>;
  readonly sum: () => number;
  /** How often something other than a key was pressed. */
  readonly pointers: () => number;
};

export async function countedKeys(page: Page): Promise<CountedKeys> {
  let pointers = 0;
  await page.exposeFunction('notePointer', () => (pointers += 1));
  await page.addInitScript(() =>
    window.addEventListener('pointerdown', () => void Reflect.get(window, 'notePointer')(), true),
  );
  const counts = new Map<string, number>();
  let current = '';
  const add = (count: number) => counts.set(current, (counts.get(current) ?? 0) + count);
  const press: CountedKeys['press'] = async (...pressed) => {
    for (const key of pressed) await page.keyboard.press(key);
    add(pressed.length);
  };
  const type: CountedKeys['type'] = async (text) => {
    await page.keyboard.type(text);
    add(text.length);
  };
  const goTo: CountedKeys['tabTo'] = async (target) => {
    add(await tabTo(page, target, MOST_STOPS));
    await expectFocusSeen(page);
  };
  return {
    step: async (name, does) => {
      current = name;
      await test.step(name, does);
    },
    press,
    type,
    tabTo: goTo,
    enter: async (target) => {
      await goTo(target);
      await press('Enter');
    },
    palette: async (typed) => {
      await press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Page or action' })).toBeFocused();
      await type(typed);
      await press('Enter');
    },
    counts: () => counts,
    sum: () => sumOf(counts),
    pointers: () => pointers,
  };
}

/** Steps with their presses, and the sum. */
export function pressesTable(counts: ReadonlyMap<string, number>): string {
  const rows = [...counts, ['All of it', sumOf(counts)] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `${name.padEnd(width)}  ${String(count).padStart(4)}`).join('\n');
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
