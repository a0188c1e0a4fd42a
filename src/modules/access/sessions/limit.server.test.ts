import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { codeAt, personWithTotp, signedInAnew } from '#testing/factors.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

type Guarded = Awaited<ReturnType<typeof personWithTotp>>;
type Browser = Awaited<ReturnType<typeof signedInAnew>>;

/** A minute later, so that sessions have an order and codes are not used twice. */
function later(): Date {
  clock = new Date(clock.getTime() + 60_000);
  return clock;
}

const pay = async ({ api }: Browser, { secret }: Guarded) =>
  api.factors.show({ by: 'totp', code: await codeAt(secret, later()) });

/** Whether its next call is answered, or what for it is refused. */
const standingOf = ({ api }: Pick<Browser, 'api'>) =>
  api.accounts.list().then(
    () => 'open',
    ({ code }: { code: string }) => code,
  );
const standingsOf = (browsers: readonly Pick<Browser, 'api'>[]) => Promise.all(browsers.map(standingOf));

/** Signs in so many times with the password alone. */
async function halfWay(person: Guarded, times: number): Promise<Browser[]> {
  const browsers: Browser[] = [];
  for (let count = 0; count < times; count += 1) {
    later();
    browsers.push(await signedInAnew(app, person));
  }
  return browsers;
}

test('whoever knows the password alone ends no session that is open; half-way ones are five at most too', async () => {
  const person = await personWithTotp(app, later());
  const open: Pick<Browser, 'api'>[] = [person];
  for (const browser of await halfWay(person, 4)) {
    await pay(browser, person);
    open.push(browser);
  }
  const attempts = await halfWay(person, 7);
  expect(await standingsOf(open)).toEqual(['open', 'open', 'open', 'open', 'open']);
  const owing = 'SECOND_STEP_NEEDED';
  expect(await standingsOf(attempts)).toEqual(['SIGNED_OUT', 'SIGNED_OUT', owing, owing, owing, owing, owing]);
  expect(await attempts[0]?.api.sessions.ending()).toBe('Too many sessions');
});

test('a session that pays what it owes is the newest: the oldest that was open ends, and says why', async () => {
  const person = await personWithTotp(app, later());
  const [early, ...others] = await halfWay(person, 5);
  if (early === undefined) throw new Error('nobody signed in');
  for (const browser of others) await pay(browser, person);
  expect(await standingOf(person)).toBe('open');
  await pay(early, person);
  expect(await standingOf(person)).toBe('SIGNED_OUT');
  expect(await person.api.sessions.ending()).toBe('Too many sessions');
  expect(await standingsOf([early, ...others])).toEqual(['open', 'open', 'open', 'open', 'open']);
});
