import type { Context, Env, Hono, HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { dayAt } from '#kernel/calendar.ts';
import { LIMITS } from '#kernel/limits.ts';
import { keyIn, prefixOf } from '#modules/sharing/integrations/api-keys.rules.ts';
import { type OpenedByKey, openedBy } from '#modules/sharing/integrations/api-keys.service.server.ts';
import { DESCRIPTION_PATH, openApiOf } from '#modules/sharing/integrations/public-api.description.ts';
import { operationsAt, OPERATIONS } from '#modules/sharing/integrations/public-api.model.ts';
import type { Operation } from '#modules/sharing/integrations/public-api.operation.ts';
import { PROBLEMS } from '#modules/sharing/integrations/public-api.problem.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { exceeded, networkOf } from '#platform/limits.server.ts';
import { answerCall, answerOnce, answerProblem, type Sent, tooMany } from './public-api.answers.server.ts';
import { type Api, apiOf, contextOfKey, type Router } from './public-api.api.server.ts';
import { withUpload } from './public-api.upload.server.ts';
import { MOST_BYTES } from './rpc.server.ts';

/** Visible ASCII, as header values are. */
const IDEMPOTENCY_KEY = /^[!-~]{1,200}$/;

type PublicApiOptions = {
  readonly services: AppServices;
  readonly router: Router;
  readonly publicUrl: string;
  readonly uploadFolder: string;
};

/** `/api/v1/…` for programs, with a key; cookies of people open nothing here, and keys nothing anywhere else. */
export function publicApi<E extends Env>(
  app: Hono<E>,
  { services, router, publicUrl, uploadFolder }: PublicApiOptions,
  addressOf: (context: Context) => string | null,
): void {
  const description = openApiOf(publicUrl);
  app.get(DESCRIPTION_PATH, (context) => context.json(description));
  const limit = bodyLimit({ maxSize: MOST_BYTES, onError: () => answerProblem(PROBLEMS.TOO_LARGE) });
  // A file is weighed while it is received; by then the limits of its operation have been asked.
  app.use('/api/v1/*', (context, next) => (isUpload(context.req) ? next() : limit(context, next)));
  app.all('/api/v1/*', async (context) => {
    const { req } = context;
    const ipAddress = addressOf(context);
    const opened = await openedFor(req, ipAddress, services);
    if (opened instanceof Response) return opened;
    const { id, names } = operationsAt(pathBelow(req));
    if (names.length === 0) return answerProblem(PROBLEMS.NOT_FOUND);
    const name = names.find((one) => OPERATIONS[one].method === req.method);
    if (name === undefined) {
      const allow = names.map((one) => OPERATIONS[one].method).join(', ');
      return answerProblem(PROBLEMS.METHOD_NOT_ALLOWED, { allow });
    }
    const { body: wanted, method, scope, upload }: Operation = OPERATIONS[name];
    if (!opened.scopes.includes(scope)) return answerProblem(PROBLEMS.SCOPE_MISSING);
    const idempotencyKey = method === 'GET' ? undefined : req.header('idempotency-key');
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey))
      return answerProblem(PROBLEMS.BAD_IDEMPOTENCY_KEY);
    const address = new URL(req.url);
    const answer = (api: Api, sent: Sent) =>
      idempotencyKey === undefined
        ? answerCall(name, api, { ...sent, newId: undefined }, services)
        : answerOnce({ name, opened, idempotencyKey, address: address.pathname + address.search }, api, sent, services);
    const caller = { ipAddress, userAgent: req.header('user-agent') ?? null };
    const ofKey = contextOfKey(services, opened, caller);
    const sent = { id, query: req.query(), today: dayAt(services.now(), 'UTC') };
    if (upload !== undefined)
      return withUpload({ request: req.raw, kind: upload, context: ofKey, folder: uploadFolder }, (now, file) =>
        answer(apiOf(router, now), { ...sent, ...file }),
      );
    if (wanted !== null && !/^application\/json\b/i.test(req.header('content-type') ?? ''))
      return answerProblem(PROBLEMS.NOT_JSON);
    return answer(apiOf(router, ofKey), { ...sent, body: await req.text(), file: null });
  });
}

/** The address of a call, below `/api/v1/`. */
const pathBelow = ({ path }: HonoRequest) => path.slice('/api/v1/'.length);

function isUpload(request: HonoRequest): boolean {
  const { names } = operationsAt(pathBelow(request));
  return names.some((one) => {
    const { method, upload }: Operation = OPERATIONS[one];
    return method === request.method && upload !== undefined;
  });
}

/** What the key of a request opens; an answer where it has none that opens. */
async function openedFor(
  request: HonoRequest,
  ipAddress: string | null,
  services: AppServices,
): Promise<OpenedByKey | Response> {
  const key = keyIn(request.header('authorization') ?? null);
  if (key === null) return answerProblem(PROBLEMS.NO_KEY);
  const opened = prefixOf(key) === null ? null : await openedBy(services, key);
  if (opened !== null) return opened;
  // A network that guesses is told to wait; a caller with a key that opens goes on from there.
  const network = ipAddress === null ? 'unknown' : networkOf(ipAddress);
  const resetAt = await exceeded(services.sidePool, LIMITS.keyGuess, network);
  return resetAt === null ? answerProblem(PROBLEMS.KEY_REFUSED) : tooMany(resetAt, services.now());
}
