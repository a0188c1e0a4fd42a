import { type Browser, expect, type Page } from '@playwright/test';
import { type Api, type Caller, cookiesOf, personAt } from './caller.ts';
import { emailTo } from './emails.ts';
import { barriersOn, overflowOf } from './looks.ts';
import { decideOnPrivacy } from './privacy.ts';

type Wish = Parameters<Api['members']['invite']>[0];

/** The word of the last invitation to an address. @param from the name of who sent it */
export async function invitationTo(url: string, email: string, from = ''): Promise<string> {
  const { text } = await emailTo(url, email, new RegExp(`${from} invited you`));
  const token = /\/app\/invitation#token=(\S+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no invitation in the e-mail to ${email}`);
  return token;
}

/** Somebody new who is a member of these books. */
export async function memberOf(url: string, { api }: Caller, wish: Omit<Wish, 'email'>): ReturnType<typeof personAt> {
  const member = await personAt(url);
  await api.members.invite({ ...wish, email: member.email });
  await member.api.members.accept({ token: await invitationTo(url, member.email) });
  return member;
}

/** A window of their own. */
export async function windowOf(browser: Browser, url: string, person: Caller, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch: width < 768, baseURL: url });
  await decideOnPrivacy(context);
  await context.addCookies(cookiesOf(person, url));
  return context.newPage();
}

/** Nothing bars the way, and nothing sticks out. */
export async function expectFits(page: Page, about: string): Promise<void> {
  expect(await barriersOn(page), about).toEqual([]);
  expect(await overflowOf(page), about).toEqual([]);
}

/** Opens the books that somebody shares, from the list of all. */
export async function openShared(page: Page): Promise<void> {
  await page.goto('/app/clients');
  await page
    .getByRole('list', { name: 'Shared with you' })
    .getByRole('button', { name: /^Open/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard/);
}

/** All that a page says: what is seen, read out, shown under the pointer, or stands in the title of the window. */
export async function saidBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [document.title, document.body.innerText];
    for (const element of document.body.querySelectorAll('*')) {
      for (const { name, value } of element.attributes)
        if (/^(aria-|title$|alt$|value$|placeholder$|content$|href$|data-)/.test(name)) parts.push(value);
      if (element instanceof HTMLInputElement) parts.push(element.value);
      if (element.tagName === 'text' || element.tagName === 'title') parts.push(element.textContent);
    }
    return parts.join('\n');
  });
}
