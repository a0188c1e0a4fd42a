import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Task = { readonly name: string; readonly most: number };

/**
 * Counts what a person presses on a page: a button of the mouse, a shortcut, and keys such as Enter in a field. Letters that
 * are typed are not counted but noted; nor is what is pressed in the system's own windows, such as choosing a file.
 */
export async function tasksOn(page: Page) {
  let clicks = 0;
  let isTyped = false;
  await page.exposeFunction('noteClick', () => void (clicks += 1));
  await page.exposeFunction('noteTyping', () => void (isTyped = true));
  await page.addInitScript(() => {
    const note = (name: 'noteClick' | 'noteTyping') => void Reflect.get(window, name)();
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type));
    window.addEventListener('pointerdown', () => note('noteClick'), true);
    window.addEventListener('input', ({ target }) => isText(target) && note('noteTyping'), true);
    window.addEventListener(
      'keydown',
      ({ key, target, ctrlKey, metaKey }) => {
        if (['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return;
        const isLetter = (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey;
        if (!isLetter || !isText(target)) note('noteClick');
      },
      true,
    );
  });
  return {
    /** Does a task from the dashboard on, prints how many clicks it takes, and allows no more than `most`. */
    task: async ({ name, most }: Task, work: () => Promise<void>, from = '/app/dashboard'): Promise<void> => {
      await page.goto(from);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      [clicks, isTyped] = [0, false];
      await work();
      console.log(`${name}: ${clicks} ${clicks === 1 ? 'click' : 'clicks'}${isTyped ? ' and typing' : ''}`);
      expect(clicks, name).toBeLessThanOrEqual(most);
    },

    /** Chooses from a list of the system: one press opens it, one chooses. */
    choose: async (select: Locator, label: string): Promise<void> => {
      await select.selectOption({ label });
      clicks += 2;
    },
  };
}

/** Goes to a page by its entry in the menu. */
export async function toPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Goes to a page or does something by the palette: two presses. */
export async function byPalette(page: Page, words: string, option: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Page or action' });
  await expect(box).toBeFocused();
  await box.fill(words);
  await page.getByRole('option', { name: option }).first().click();
}

/** Presses a button and gives the file that the system's window then asks for. */
export async function giveFile(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer } | string,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
}
