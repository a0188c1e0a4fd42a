import { dayAt } from '#kernel/calendar.ts';
import { marketIn } from '#kernel/markets.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { Opening } from '#platform/server-manifest.server.ts';
import { FIRST_ANSWERS_ID, type FirstAnswer } from '#browser/first-answers.ts';
import { packed } from '#browser/packed.ts';
import type { BuiltFile } from './files.server.ts';
import { OPENINGS } from './modules.server.ts';
import { type Api, pageCall } from './page-call.server.ts';
import { filesOfPage, PAGE_FILES, type PageFiles } from './page-files.ts';
import type { Router } from './router.server.ts';

/** A page that waits longer for its figures than this is sent without them, and asks for them itself. */
const LONGEST_MS = 400;

export type Opened = {
  /** The page with the scripts that it needs named at its beginning, and the answers at its end, as data that no browser runs. */
  readonly dress: (page: string, nonce: string) => string;
  readonly cookies: readonly string[];
};

type Options = {
  readonly services: AppServices;
  readonly router: Router;
  readonly web: ReadonlyMap<string, BuiltFile>;
};

/**
 * What a page of the product asks first, asked as the person who opens it while the page is sent: through the same
 * contracts, guard and limits as the page's own calls. Null where nobody opens it who is signed in. Where an answer fails,
 * the page asks by itself and says what is wrong.
 */
export function pageOpening({ services, router, web }: Options) {
  const built = web.get(PAGE_FILES);
  const files = built === undefined ? null : (JSON.parse(Buffer.from(built.plain).toString('utf8')) as PageFiles);
  return async (request: Request, ipAddress: string | null): Promise<Opened | null> => {
    if (!isOpened(request)) return null;
    const url = new URL(request.url);
    const answers: FirstAnswer[] = [];
    const { api, cookies } = pageCall(services, router, request, ipAddress, (answer) => answers.push(answer));
    const asked = ask(api, services.now(), url).catch(() => 'failed' as const);
    const result = await Promise.race([asked, after(LONGEST_MS)]);
    const needed = result === 'nobody' || files === null ? [] : filesOfPage(files, url.pathname);
    const told = result === 'answered' ? [...answers] : [];
    // A session that was renewed is told of in any case.
    return { cookies: cookies(), dress: (page, nonce) => withAnswers(withScripts(page, needed, nonce), told) };
  };
}

/** A person opens the page; what is fetched ahead may never be looked at. */
function isOpened({ method, headers }: Request): boolean {
  return (
    method === 'GET' &&
    headers.has('cookie') &&
    headers.get('sec-fetch-dest') === 'document' &&
    !headers.has('sec-purpose')
  );
}

async function ask(api: Api, now: Date, { pathname, search }: URL): Promise<'answered' | 'nobody'> {
  const caller = await api.identity.session();
  if (caller === null) return 'nobody';
  const { timezone, currency } = (await api.preferences.get()) ?? preferencesAt(caller.person.country);
  await api.profile.get();
  // What is filtered or turned to by its address is asked by the page alone.
  const opening = search === '' ? OPENINGS.get(pathname) : undefined;
  const asked: Opening<Api> = {
    api,
    base: caller.workspace.currency,
    currency,
    today: dayAt(now, timezone ?? marketIn(caller.person.country).timeZone),
  };
  await opening?.(asked);
  return 'answered';
}

/** Asked for at once, and not when the script before has run. */
function withScripts(page: string, files: readonly string[], nonce: string): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}" nonce="${nonce}">`);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

function withAnswers(page: string, answers: readonly FirstAnswer[]): string {
  if (answers.length === 0) return page;
  // No "<" leaves the element that it stands in.
  const text = packed(answers).replaceAll('<', String.raw`\u003c`);
  return page.replace(
    '</body>',
    () => `<script type="application/json" id="${FIRST_ANSWERS_ID}">${text}</script></body>`,
  );
}

function after(milliseconds: number): Promise<'late'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('late'), milliseconds).unref();
  });
}
