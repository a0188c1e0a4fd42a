import * as z from 'zod';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Section } from '#ui/page-header.tsx';
import { SCOPE_WORDS } from './api-keys.words.ts';
import { fieldsOf, type Field } from './public-api.fields.ts';
import { OPERATIONS } from './public-api.model.ts';
import type { Operation } from './public-api.operation.ts';
import { REFERENCE_WORDS } from './words.ts';

const TONES: Readonly<Record<Operation['method'], Tone>> = {
  GET: 'neutral',
  POST: 'accent',
  PUT: 'attention',
  PATCH: 'attention',
  DELETE: 'danger',
};

/** Every operation by what it is about: the first word of its address. */
const GROUPS = [
  ...Map.groupBy(
    Object.entries(OPERATIONS).map(([name, operation]): Operation & { name: string } => ({ ...operation, name })),
    ({ path }) => path.split('/')[0] ?? path,
  ),
];

/** What programs can call, read off the schemas that refuse and answer. */
export function Operations() {
  return GROUPS.map(([noun, operations]) => (
    <Section key={noun} title={REFERENCE_WORDS.groups[noun] ?? noun}>
      <ul className="-my-2 divide-y divide-line">
        {operations.map((operation) => (
          <li key={operation.name}>
            <OperationEntry operation={operation} />
          </li>
        ))}
      </ul>
    </Section>
  ));
}

const FILE_FIELD: Field = { name: 'file', type: 'binary', isRequired: true, about: undefined };

function OperationEntry({
  operation: { method, path, summary, scope, query, body, upload, answer },
}: {
  operation: Operation;
}) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-2">
        <Badge tone={TONES[method]}>{method}</Badge>
        <code className="font-mono text-sm">
          {`/api/v1/${path}`.split(/(?<=\/)/).map((part, at) => (
            <span key={`${at} ${part}`} className="inline-block">
              {part}
            </span>
          ))}
        </code>
        <span className="basis-full text-sm text-soft">{summary}</span>
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-4 text-sm">
        <p className="text-soft">
          {REFERENCE_WORDS.scope}: <code>{scope}</code> ({SCOPE_WORDS[scope].label})
        </p>
        <Fields title={REFERENCE_WORDS.parameters} fields={fieldsOf(query, 'input')} />
        {body !== null && <Fields title={REFERENCE_WORDS.body} fields={fieldsOf(body, 'input')} />}
        {upload !== undefined && <Fields title={REFERENCE_WORDS.form} fields={[FILE_FIELD]} />}
        {answer instanceof z.ZodObject && <Fields title={REFERENCE_WORDS.answer} fields={fieldsOf(answer, 'output')} />}
      </div>
    </details>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        {fields.map(({ name, type, isRequired, about }) => (
          <div key={name} className="contents">
            <dt className="font-mono wrap-anywhere max-sm:mt-2">{name}</dt>
            <dd className="text-soft">
              <span className="text-faint">
                {type}
                {isRequired ? `, ${REFERENCE_WORDS.required}` : ''}
              </span>
              {about === undefined ? '' : `. ${about}`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
