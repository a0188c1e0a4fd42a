import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { marketFor } from '#kernel/markets.ts';
import { pictureFor } from '#modules/people/profile/service.server.ts';
import { pathWithoutToken } from '#modules/money/recurring/calendar-address.ts';
import { BUILD_HEADER } from '#kernel/build-header.ts';
import { troubleOf } from '#platform/database-trouble.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { MOST_BYTES_OF_ENTRY, takeBrowserLog } from './browser-logs.server.ts';
import { calendarFeeds } from './calendar-feed.server.ts';
import { pageOpening } from './first-answers.server.ts';
import { pagePolicy, POLICY_REPORTS_PATH } from './content-policy.server.ts';
import { withWord } from './files.server.ts';
import { securityHeaders } from './headers.server.ts';
import { addressOf, type Hosts, isAdminHost, isLocal, nameOf } from './hosts.server.ts';
import { ORIGIN_MARK } from './nonce.ts';
import { adminPage, type Builds, isOfTheApp, mainPage, sendPage } from './pages.server.ts';
import { publicApi } from './public-api.server.ts';
import { MOST_BYTES_OF_FORM } from './plain-form.server.ts';
import { plainSignIn } from './plain-sign-in.server.ts';
import { takePolicyReport } from './policy-reports.server.ts';
import { type Arrived, MOST_BYTES, refused, rpcOf } from './rpc.server.ts';
import type { Router } from './router.server.ts';
import { sitePages } from './site-pages.server.ts';
import { troubled } from './unavailable.server.ts';
import { heardByTheSender } from './uploads.server.ts';

export type HttpOptions = Hosts & {
  readonly services: AppServices;
  readonly router: Router;
  readonly builds: Builds;
  /** How many proxies of ours stand in front, each naming the address that it was called from. */
  readonly trustProxy: number;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  /** Where files wait until they are read, each for as long as its request. */
  readonly uploadFolder: string;
};

type Env = { Bindings: HttpBindings; Variables: { arrived: Arrived } };

/** What the server answers, on both hosts. `onAdminPort` is the port that knows the administrators' host alone. */
export function httpApp(options: HttpOptions, { onAdminPort }: { onAdminPort: boolean }): Hono<Env> {
  const { services, publicUrl, adminUrl, trustProxy } = options;
  const worded = (files: Builds['site']) => withWord(files, ORIGIN_MARK, publicUrl);
  const builds = { ...options.builds, site: worded(options.builds.site), admin: worded(options.builds.admin) };
  const rpc = rpcOf(options.router, services, options.uploadFolder);
  // The page of a build names all its files, so that its mark is the build's.
  const build = builds.web.get('/index.html')?.etag.replaceAll('"', '');
  const app = new Hono<Env>();
  const secure = publicUrl.startsWith('https:');
  app.use(securityHeaders({ secure }));
  app.onError((error, context) => {
    // Whoever sent it is gone, or was too slow and was cut off: nobody hears the answer, and nothing went wrong with us.
    if (isCutOff(context.env)) return refused(400, 'CUT_OFF', 'The request was incomplete. Nothing was changed.');
    const id = crypto.randomUUID();
    const trouble = troubleOf(error);
    const what = trouble === null ? 'unforeseen error outside a procedure' : 'the database failed a request';
    services.log.error({ err: error, errorId: id, path: pathWithoutToken(context.req.path) }, what);
    return trouble === null
      ? refused(500, 'UNFORESEEN', `Something went wrong on our side. Error number: ${id}`)
      : troubled(context.req.raw, trouble);
  });

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) =>
    (await options.isReady()) ? context.json({ status: 'ready' }) : context.json({ status: 'not ready' }, 503),
  );

  const callerOf = ({ env, req }: Context) => addressOf(env as HttpBindings, req.header('x-forwarded-for'), trustProxy);
  const isAtAdminHost = ({ req }: Context) => onAdminPort || isAdminHost(req.header('host') ?? '', options);
  app.use(async (context, next) => {
    const ipAddress = callerOf(context);
    if (!isAtAdminHost(context) || services.isAdminNetwork(ipAddress)) return next();
    services.log.warn(
      { ipAddress, path: pathWithoutToken(context.req.path) },
      'the administrator portal was asked from outside ADMIN_NETWORKS',
    );
    return context.text('This portal is not open to your network. Ask the operator of this installation.', 403);
  });

  const upTo = (maxSize: number, what: string) =>
    bodyLimit({
      maxSize,
      onError: () => refused(413, 'PAYLOAD_TOO_LARGE', `${what}. Nothing was changed.`),
    });
  const ofCalls = upTo(MOST_BYTES, 'The request is larger than 256 KB');
  const arrive: MiddlewareHandler<Env> = async (context, next) => {
    const arrived = await rpc(context.req.raw, {
      id: crypto.randomUUID(),
      ipAddress: callerOf(context),
      isAtAdminHost: isAtAdminHost(context),
    });
    if (arrived instanceof Response) {
      arrived.headers.set('cache-control', 'no-store');
      return arrived;
    }
    context.set('arrived', arrived);
    await next();
    context.header('cache-control', 'no-store');
    if (build !== undefined) context.header(BUILD_HEADER, build);
    return undefined;
  };
  const call: MiddlewareHandler<Env> = async ({ var: { arrived }, req }) => {
    const answer = await arrived.answer(req.raw);
    const { upload, isSignedIn } = arrived;
    return upload === null || !isSignedIn ? answer : heardByTheSender(answer, req.raw, upload.most);
  };
  app.use('/rpc/*', arrive);
  // An upload is weighed while it is received; by then its limits have been asked.
  app.all('/rpc/*', (context, next) => (context.var.arrived.upload === null ? ofCalls(context, next) : next()), call);

  const ofEntries = upTo(MOST_BYTES_OF_ENTRY, 'The log entry is larger than 16 KB');
  app.post('/api/logs', ofEntries, takeBrowserLog(services, callerOf));
  app.post(POLICY_REPORTS_PATH, ofEntries, takePolicyReport(services, callerOf));

  publicApi(app, options, callerOf);
  if (!onAdminPort) calendarFeeds(app, options, callerOf);
  const policyOf = (nonce: string) => pagePolicy({ nonce, secure, isAdmin: false });
  const { router } = options;
  const site = sitePages({ services, router, site: builds.site, addressOf: callerOf, marketOf, policyOf });
  const signIn = plainSignIn({ services, router, web: builds.web, addressOf: callerOf, policyOf });
  const openPage = pageOpening({ services, router, web: builds.web });
  if (!onAdminPort)
    for (const [path, take] of [...site.takes, ...signIn.takes])
      app.post(path, upTo(MOST_BYTES_OF_FORM, 'The form is larger than 32 KB'), (context, next) =>
        isAdminHost(context.req.header('host') ?? '', options) ? next() : take(context),
      );

  app.get('/pictures/:id', async (context) => {
    const visitor = {
      headers: context.req.raw.headers,
      ipAddress: callerOf(context),
      userAgent: context.req.header('user-agent') ?? null,
    };
    const picture = await pictureFor(services, visitor, context.req.param('id'));
    if (picture === null) return context.text('Not found', 404);
    for (const cookie of picture.setCookie) context.header('set-cookie', cookie, { append: true });
    // Whatever the bytes were, a browser that is led here runs nothing of them.
    context.header('content-type', 'image/webp');
    context.header('content-disposition', 'inline; filename="picture.webp"');
    context.header('cache-control', 'private, max-age=31536000, immutable');
    context.header('vary', 'cookie');
    return context.body(new Uint8Array(picture.bytes), 200);
  });

  app.on(['GET', 'HEAD'], '*', async (context) => {
    // As it was asked for: decoded, a path may hold what no answer can carry in its headers.
    const path = new URL(context.req.url).pathname;
    const host = context.req.header('host') ?? '';
    const isAdmins = isAdminHost(host, options);
    if (!onAdminPort && !isAdmins) {
      const filled = (await site.page(context, path)) ?? (await signIn.page(context, path));
      if (filled !== null) return filled;
      const page = mainPage(builds, path, { adminUrl, market: marketOf(context) });
      const opened = isOfTheApp(path) ? await openPage(context.req.raw, callerOf(context)) : null;
      for (const cookie of opened?.cookies ?? []) context.header('set-cookie', cookie, { append: true });
      return sendPage(context, page, policyOf, opened === null ? {} : { isOnce: true, dress: opened.dress });
    }
    const isOwnHost = isAdmins || isLocal(host) || nameOf(host) === new URL(adminUrl).hostname;
    return sendPage(context, adminPage(builds, path, { isOwnHost }), (nonce) =>
      pagePolicy({ nonce, secure, isAdmin: true }),
    );
  });
  return app;
}

/** Where the visitor is, by what they chose or what their browser says. */
function marketOf({ req }: Context) {
  return marketFor({ asked: req.query('country') ?? null, languages: req.header('accept-language') ?? null });
}

/** The request was not received to its end and will not be. */
function isCutOff({ incoming }: HttpBindings): boolean {
  return !incoming.complete && incoming.destroyed;
}
