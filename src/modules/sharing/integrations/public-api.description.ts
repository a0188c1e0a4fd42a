import * as z from 'zod';
import { BRAND } from '#kernel/brand.ts';
import { OPERATIONS } from './public-api.model.ts';
import { ID_IN_PATH, type Operation } from './public-api.operation.ts';
import { type Problem, PROBLEMS } from './public-api.problem.ts';

/** Where the description is answered, to everybody: it says what could be asked, and nothing of any books. */
export const DESCRIPTION_PATH = '/api/v1/openapi.json';

type JsonSchema = Record<string, unknown>;

/** As a program meets it: fields may be added later, so no answer is described as having no others. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties;
    },
  });
  return described;
}

function parametersOf(query: z.ZodObject): JsonSchema[] {
  return Object.entries(query.shape).map(([name, field]) => {
    const { description, ...schema } = jsonSchemaOf(field as z.ZodType);
    const required = !z.safeParse(field as z.ZodType, undefined).success;
    return { name, in: 'query', required, description, schema };
  });
}

const refusals = (Object.values(PROBLEMS) as readonly Problem[]).reduce<Record<string, Problem[]>>(
  (byStatus, problem) => ({ ...byStatus, [problem.status]: [...(byStatus[problem.status] ?? []), problem] }),
  {},
);

/** One refusal for each status, naming the codes that a program may meet. */
function refusalOf(problems: readonly Problem[]): JsonSchema {
  const says = problems.map(({ code, detail }) => `\`${code}\`: ${detail}`).join('\n\n');
  return {
    description: says,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    ...(problems.some(({ status }) => status === 429)
      ? {
          headers: {
            'retry-after': {
              description: 'How many seconds to wait before the next call.',
              schema: { type: 'integer' },
            },
          },
        }
      : {}),
  };
}

const ProblemSchema = z.object({
  type: z.literal('about:blank'),
  status: z.int(),
  code: z.string().describe('A code for programs to recognise the error by. It never changes.'),
  title: z.string(),
  detail: z.string().describe('A sentence that explains the error to the developer.'),
});

const ID_PARAMETER = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };

const IDEMPOTENCY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new random text for each change. A repeated call within a day gets the same response and changes nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function contentOf(answer: Operation['answer']): JsonSchema {
  if (answer instanceof z.ZodFile)
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: jsonSchemaOf(answer) } };
}

/** Of a form with a file: the file alone. */
const FORM_WITH_FILE: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

function requestOf({ body, upload }: Operation): JsonSchema {
  if (upload !== undefined)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: FORM_WITH_FILE } } } };
  if (body === null) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body, 'input') } } } };
}

function operationOf(name: string, operation: Operation): JsonSchema {
  const { method, path, scope, summary, query, answer } = operation;
  return {
    operationId: name,
    summary,
    description: `The key needs the scope \`${scope}\`.`,
    parameters: [
      ...(path.includes(ID_IN_PATH) ? [ID_PARAMETER] : []),
      ...(method === 'GET' ? [] : [IDEMPOTENCY_PARAMETER]),
      ...parametersOf(query),
    ],
    ...requestOf(operation),
    responses: {
      200: { description: summary, content: contentOf(answer) },
      ...Object.fromEntries(Object.entries(refusals).map(([status, found]) => [status, refusalOf(found)])),
    },
  };
}

/** What programs may call, as OpenAPI 3.1, read off the schemas that ask and answer. @param publicUrl of this installation */
export function openApiOf(publicUrl: string) {
  const operations = Object.entries(OPERATIONS).map(([name, operation]): [string, Operation] => [name, operation]);
  const byPath = Map.groupBy(operations, ([, { path }]) => `/api/v1/${path}`);
  const paths = [...byPath].map(([path, found]): [string, Record<string, JsonSchema>] => [
    path,
    Object.fromEntries(
      found.map(([name, operation]) => [operation.method.toLowerCase(), operationOf(name, operation)]),
    ),
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: `${BRAND.name} for programs`,
      version: '1',
      description: 'Access to one workspace. Create keys under Settings, Integrations.',
    },
    servers: [{ url: publicUrl }],
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key. It begins with `ilifa_`.' } },
      schemas: { Problem: jsonSchemaOf(ProblemSchema) },
    },
  };
}
