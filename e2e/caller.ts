import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#apps/server/contract.ts';
import { USER_AGENT } from './chromium.ts';
import { emailTo } from './emails.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#modules/front/demo/model.ts';

export type Api = ContractRouterClient<typeof contract>;

/** Somebody who calls the product over HTTP, as its own pages do, and keeps the cookies that it sets. */
export type Caller = { readonly api: Api; readonly cookie: () => string };

/** A caller who is signed out. `watch` sees each request before it leaves. */
export function callerAt(url: string, watch: (request: Request) => void = () => undefined): Caller {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const link = new RPCLink({
    url: `${url}/rpc`,
    headers: () => ({ 'user-agent': USER_AGENT, ...(cookies.size === 0 ? {} : { cookie: cookie() }) }),
    plugins: [new SimpleCsrfProtectionLinkPlugin()],
    fetch: async (request, init) => {
      watch(request.clone());
      const response = await fetch(request, init);
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const cut = pair.indexOf('=');
        cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
      }
      return response;
    },
  });
  return { api: createORPCClient<Api>(link), cookie };
}

/** What everybody new here signs in with. */
export const PASSWORD = 'Umcebo#2026';

const SURNAMES = 'Dlamini Nkosi Mokoena Otieno Adeyemi Botha Khumalo Wanjiku Okafor Naidoo Sithole Kamau'.split(' ');

/** The name of the nth person: one surname, and from then on two. */
function surnameOf(nth: number): string {
  const at = (place: number) => SURNAMES[place % SURNAMES.length] ?? '';
  const before = Math.floor(nth / SURNAMES.length);
  return before === 0 ? at(nth) : `${at(nth)}-${at(nth + before)}`;
}

let people = 0;

/** Somebody new, signed in, with books of their own. */
export async function personAt(
  url: string,
  watch?: (request: Request) => void,
): Promise<Caller & { email: string; name: string }> {
  const lastName = surnameOf(people);
  people += 1;
  const caller = callerAt(url, watch);
  // Several processes sign people up with one installation.
  const email = `nomsa.${lastName.toLowerCase()}${(process.pid + Date.now()) % 1_000_000}@example.com`;
  const wish = { password: PASSWORD, firstName: 'Nomsa', lastName, country: 'ZA' };
  await caller.api.signUps.start({ email, ...wish });
  const { code } = await emailTo(url, email);
  await caller.api.signUps.verify({ email, token: code });
  return { ...caller, email, name: `${wish.firstName} ${wish.lastName}` };
}

/** One of the demo people, signed in, where the app was started with them. */
export async function demoPersonAt(url: string, title: 'household' | 'company' = 'household'): Promise<Caller> {
  const person = DEMO_PEOPLE.find((known) => known.title === title);
  if (person === undefined) throw new Error(`the demo has no ${title}`);
  const caller = callerAt(url);
  await caller.api.identity.signIn({ email: person.email, password: DEMO_PASSWORD });
  return caller;
}

/** What a browser needs to be this person. */
export function cookiesOf({ cookie }: Caller, url: string): { name: string; value: string; url: string }[] {
  return cookie()
    .split('; ')
    .map((pair) => {
      const cut = pair.indexOf('=');
      return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url };
    });
}
