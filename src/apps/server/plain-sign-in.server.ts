import type { Context } from 'hono';
import { type Filling, filledPage } from '#kernel/form-marks.ts';
import { SIGN_IN_ADVICE } from '#modules/access/identity/sign-in-advice.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { safeReturnPath } from '#browser/return-path.ts';
import type { BuiltFile } from './files.server.ts';
import { pageCall, refusedOf } from './page-call.server.ts';
import { type PolicyOfPage, sendPage } from './pages.server.ts';
import { fieldsOf, typed } from './plain-form.server.ts';
import type { Router } from './router.server.ts';
import { signInFirst } from './sign-in-first.ts';
import { NOTHING_OWED, secondStep, SET_UP, SIGN_IN, withoutScript } from './without-script.ts';

type Asked = Context;

export type SignInOptions = {
  readonly services: AppServices;
  readonly router: Router;
  readonly web: ReadonlyMap<string, BuiltFile>;
  readonly addressOf: (context: Asked) => string | null;
  readonly policyOf: PolicyOfPage;
};

const SECOND_STEP = '/auth/second-step';
const PAGES: readonly string[] = ['/auth', '/auth/signin', SECOND_STEP];
/** The password is not kept in the page, so nothing is said of what was typed. */
const NOTHING = '';

/**
 * Signing in where no script runs: the same procedures, told by a form. With script the pages are as they always are; what
 * is added to them stands where only a browser without script looks.
 */
export function plainSignIn({ services, router, web, addressOf, policyOf }: SignInOptions) {
  const callOf = (context: Asked) => pageCall(services, router, context.req.raw, addressOf(context));

  const show = async (
    context: Asked,
    part: string,
    { words = {}, forms = {} }: Filling,
    status = 200,
  ): Promise<Response> => {
    const { from = '' } = words;
    const inside = filledPage(part, { words: { ...words, from }, forms });
    return sendPage(context, web.get('/index.html') ?? null, policyOf, {
      status,
      dress: (page) => withoutScript(part === SIGN_IN ? signInFirst(page) : page, inside),
    });
  };

  const withCookies = (context: Asked, cookies: readonly string[]) => {
    for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
  };

  /** The second step as it stands for whoever asks. */
  const showSecondStep = async (context: Asked, { api, cookies }: ReturnType<typeof callOf>, told: Told) => {
    const from = told.from;
    const step = await api.factors.step().catch((error: unknown) => refusedOf(error, services.now(), NOTHING));
    withCookies(context, cookies());
    if ('notice' in step || !step.isPending) return show(context, NOTHING_OWED, {});
    if (step.mustSetUp && step.isConfirmed) return show(context, SET_UP, {});
    const words = {
      from,
      'sends-to': step.sendsTo,
      sent: told.isSent ? `We sent a code to ${step.sendsTo}.` : '',
    };
    const { errors = {}, notice = '', by = '' } = told;
    const ways = { values: { by: [by] }, errors, notice };
    return show(context, secondStep(step.ways), { words, forms: { ways } }, told.status);
  };

  const signIn = async (context: Asked, fields: URLSearchParams): Promise<Response> => {
    const { api, cookies } = callOf(context);
    const [email, from] = [typed(fields, 'email'), typed(fields, 'from')];
    try {
      const { secondStep: owes } = await api.identity.signIn({ email, password: fields.get('password') ?? '' });
      withCookies(context, cookies());
      return context.redirect(owes ? `${SECOND_STEP}?${new URLSearchParams({ from })}` : safeReturnPath(from), 303);
    } catch (error) {
      const { code, status, errors, notice, retryAfter } = refusedOf(error, services.now(), NOTHING);
      if (retryAfter !== null) context.header('retry-after', retryAfter);
      withCookies(context, cookies());
      const advice = SIGN_IN_ADVICE[code];
      const said = advice === undefined ? notice : `${notice}. ${advice}`;
      const ways = { values: { email: [email] }, errors, notice: said };
      return show(context, SIGN_IN, { words: { from }, forms: { ways } }, status);
    }
  };

  const takeStep = async (context: Asked, fields: URLSearchParams): Promise<Response> => {
    const call = callOf(context);
    const [from, by] = [typed(fields, 'from'), typed(fields, 'by')];
    const again = new URLSearchParams({ from });
    try {
      if (fields.get('send') === 'yes') {
        await call.api.factors.sendCode();
        again.set('sent', 'yes');
      } else {
        // Whatever is no way is refused by the schema, in its words.
        const { mustSetUp } = await call.api.factors.show({ by: by as 'totp', code: typed(fields, 'code') });
        if (!mustSetUp) {
          withCookies(context, call.cookies());
          return context.redirect(safeReturnPath(from), 303);
        }
      }
      withCookies(context, call.cookies());
      return context.redirect(`${SECOND_STEP}?${again}`, 303);
    } catch (error) {
      const { status, errors, notice, retryAfter } = refusedOf(error, services.now(), NOTHING);
      if (retryAfter !== null) context.header('retry-after', retryAfter);
      return showSecondStep(context, call, { from, by, errors, notice, status, isSent: false });
    }
  };

  const signOut = async (context: Asked): Promise<Response> => {
    const { api, cookies } = callOf(context);
    await api.identity.signOut();
    withCookies(context, cookies());
    return context.redirect('/', 303);
  };

  return {
    /** What the forms send, by path. */
    takes: (
      [
        ['/auth/signin', signIn],
        [SECOND_STEP, takeStep],
        ['/auth/signout', signOut],
      ] as const
    ).map(
      ([path, take]) =>
        [
          path,
          async (context: Asked): Promise<Response> => {
            const fields = await fieldsOf(context);
            return fields instanceof Response ? fields : take(context, fields);
          },
        ] as const,
    ),

    /** A page of signing in, with what it shows where no script runs; null for all others. */
    async page(context: Asked, path: string): Promise<Response | null> {
      if (!PAGES.includes(path)) return null;
      const query = new URL(context.req.url).searchParams;
      const from = query.get('from') ?? '';
      if (path !== SECOND_STEP) return show(context, SIGN_IN, { words: { from } });
      return showSecondStep(context, callOf(context), { from, isSent: query.get('sent') === 'yes' });
    },
  };
}

type Told = {
  readonly from: string;
  readonly isSent: boolean;
  readonly by?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly notice?: string;
  readonly status?: number;
};
