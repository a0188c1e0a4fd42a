import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { OPERATIONS } from '#modules/sharing/integrations/public-api.model.ts';
import { startTestApp } from '#testing/app.server.ts';
import { faultsOf, type Schema } from '#testing/described.ts';
import { testDoors } from '#testing/doors.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  app = await startTestApp();
  const { main } = testDoors(app);
  const env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  ask = (path, headers = {}) =>
    Promise.resolve(
      main.request(`http://localhost:5173${path}`, { headers: { host: 'localhost:5173', ...headers } }, env),
    );
});
afterAll(() => app.close());

type Content = Record<string, { schema: Schema & { $ref?: string } }>;
type Operation = {
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  responses: Record<string, { description: string; content: Content }>;
};
type Description = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Problem: Schema }; securitySchemes: Record<string, unknown> };
};

const descriptionOf = async () => (await (await ask('/api/v1/openapi.json')).json()) as Description;

test('everybody reads what programs could ask, as OpenAPI, without a key', async () => {
  const answer = await ask('/api/v1/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  const { openapi, servers, paths, components } = await descriptionOf();
  expect(openapi).toMatch(/^3\.1\./);
  expect(servers).toEqual([{ url: 'http://localhost:5173' }]);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const offered = Object.values(OPERATIONS).map(({ method, path }) => `${method.toLowerCase()} /api/v1/${path}`);
  expect(described.toSorted()).toEqual(offered.toSorted());
  expect(components.securitySchemes).toHaveProperty('key');
  const { parameters } = paths['/api/v1/transactions']?.['get'] ?? { parameters: [] };
  expect(parameters.map(({ name }) => name)).toEqual([
    'currency',
    'accountId',
    'categoryId',
    'from',
    'to',
    'search',
    'sort',
    'order',
    'uncategorised',
    'includeTransfers',
    'page',
    'cursor',
    'pageSize',
  ]);
  expect(parameters.filter(({ required }) => required)).toEqual([]);
  expect(parameters.find(({ name }) => name === 'pageSize')?.schema).toEqual({
    default: 50,
    maximum: 100,
    minimum: 1,
    type: 'integer',
  });
  expect(parameters.find(({ name }) => name === 'from')?.schema).toEqual({ type: 'string', format: 'date' });
});

test('what is answered and what is refused is as described', async () => {
  const who = await app.person();
  const { key } = await who.api.apiKeys.create({
    name: 'Sheet',
    scopes: ['accounts.read', 'transactions.read', 'categories.read'],
    days: 30,
  });
  const { id: accountId } = await who.api.accounts.create({ name: 'Cheque' });
  const categoryId = (await who.api.categories.list()).find(({ parentId }) => parentId !== null)?.id ?? '';
  for (const amount of [money(-1234n, 'ZAR'), money(999n, 'ZAR')])
    await who.api.transactions.create({ accountId, bookedOn: '2026-11-01', description: 'Bread', categoryId, amount });
  const { paths, components } = await descriptionOf();
  const reads = Object.entries(paths).flatMap(([path, { get }]) => (get === undefined ? [] : [{ path, get }]));
  const lists = reads.filter(({ path }) => /\/(accounts|categories|transactions)$/.test(path));
  expect(lists).toHaveLength(3);
  for (const { path, get } of lists) {
    const answer = (await (await ask(path, { authorization: `Bearer ${key}` })).json()) as { data: unknown[] };
    expect(answer.data.length, path).toBeGreaterThan(0);
    const schema = get.responses['200']?.content['application/json']?.schema ?? {};
    expect(faultsOf(answer, schema), path).toEqual([]);
    expect(faultsOf({ ...answer, secret: 1 }, schema), path).toEqual(['$.secret is not described']);
    expect(get.responses['401']?.content['application/problem+json']?.schema.$ref).toBe('#/components/schemas/Problem');
  }
  const refused = async (path: string, headers: Record<string, string>) => {
    const problem = (await (await ask(path, headers)).json()) as { status: number; code: string };
    expect(faultsOf(problem, components.schemas.Problem)).toEqual([]);
    expect(paths['/api/v1/transactions']?.['get']?.responses[problem.status]?.description).toContain(problem.code);
    return problem.code;
  };
  expect(await refused('/api/v1/transactions', {})).toBe('NO_KEY');
  const opened = { authorization: `Bearer ${key}` };
  expect(await refused('/api/v1/transactions?pageSize=0', opened)).toBe('BAD_QUERY');
  expect(await refused('/api/v1/members', opened)).toBe('NOT_FOUND');
});
