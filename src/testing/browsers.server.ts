import { startTestApp } from './app.server.ts';

export const TOKEN = 'ilifa.session_token';
export const DEVICE = 'ilifa.device';
export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** The application with a clock that a test moves (from now: the database keeps its own), and what tests of sessions do with browsers. */
export async function startBrowsers() {
  let clock = new Date();
  const app = await startTestApp({ now: () => clock });
  type Browser = ReturnType<typeof app.visitor>;
  type Person = Awaited<ReturnType<typeof app.person>>;
  type Options = Parameters<typeof app.visitor>[0];

  /** Asks as the owner of the tables, past every rule. */
  const ownerQuery = async (text: string) => {
    return (await app.owner.query<Record<string, unknown>>(text)).rows;
  };

  return {
    app,
    ownerQuery,
    now: () => clock,
    minutesLater: (minutes: number) => {
      clock = new Date(clock.getTime() + minutes * 60_000);
    },
    /** The same person in another browser. */
    async elsewhere({ email, password }: Person, options: Options = {}) {
      const browser = app.visitor(options);
      await browser.api.identity.signIn({ email, password });
      return browser;
    },
    /** Another browser with cookies taken from this one. */
    thiefOf({ cookies }: Browser, names: readonly string[], options: Options = {}) {
      const thief = app.visitor(options);
      for (const name of names) thief.cookies.set(name, cookies.get(name) ?? '');
      return thief;
    },
    isSignedIn: async ({ api }: Browser) => (await api.identity.session()) !== null,
    /** What is kept of a person's sessions, the oldest first. */
    factsOf: (person: Person) =>
      ownerQuery(`select * from enhanced_sessions where user_id = '${person.session.person.id}' order by created_at`),
  };
}
