import type { Browser, Page } from '@playwright/test';
import { type Api, type Caller, cookiesOf, personAt } from './caller.ts';
import { letterTo } from './letters.ts';

type Wish = Parameters<Api['members']['invite']>[0];

/** The word of the last invitation to an address. @param from the name of who sent it */
export async function invitationTo(url: string, email: string, from = ''): Promise<string> {
  const { text } = await letterTo(url, email, new RegExp(`${from} shares books`));
  const token = /\/app\/invitation\?token=(\S+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no invitation in the letter to ${email}`);
  return token;
}

/** Somebody new who is a member of these books. */
export async function memberOf(
  url: string,
  { api }: Caller,
  wish: Omit<Wish, 'email'>,
): Promise<Caller & { email: string }> {
  const member = await personAt(url);
  await api.members.invite({ ...wish, email: member.email });
  await member.api.members.accept({ token: await invitationTo(url, member.email) });
  return member;
}

/** A window of their own. */
export async function windowOf(browser: Browser, url: string, person: Caller, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch: width < 768, baseURL: url });
  await context.addCookies(cookiesOf(person, url));
  return context.newPage();
}
