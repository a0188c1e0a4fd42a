import { createHash } from 'node:crypto';
import type { UploadKind } from '#modules/sharing/integrations/public-api.operation.ts';
import { PROBLEMS } from '#modules/sharing/integrations/public-api.problem.ts';
import { admit, asOfNow } from '#platform/admission.server.ts';
import type { RequestContext } from '#platform/procedure.server.ts';
import { CapacityError } from '#platform/semaphore.server.ts';
import { contract } from './contract.ts';
import { answerProblem, refusedFor } from './public-api.answers.server.ts';
import { heardByTheSender, PROGRAM_UPLOADS, receiveForm } from './uploads.server.ts';

/** The procedure that takes the file, and that says who may send one how often. */
const TAKES = {
  statement: { path: ['imports', 'upload'], procedure: contract.imports.upload },
  receipt: { path: ['attachments', 'add'], procedure: contract.attachments.add },
} as const satisfies Record<UploadKind, object>;

type Upload = {
  readonly request: Request;
  readonly kind: UploadKind;
  readonly context: RequestContext;
  /** Where the file waits for its turn. */
  readonly folder: string;
};
/** What is looked at: the file, and what tells it from every other. */
type Taken = { readonly file: File; readonly body: string };

/** Receives the file of a form once the caller may send it, and answers when its turn has come. */
export async function withUpload(
  upload: Upload,
  answer: (context: RequestContext, taken: Taken) => Promise<Response>,
): Promise<Response> {
  const { request, kind, context } = upload;
  const told = await received(upload, answer).catch((error: unknown) =>
    error instanceof CapacityError
      ? answerProblem(PROBLEMS.BUSY, { 'retry-after': '60' })
      : refusedFor(error, PROBLEMS.BAD_BODY, context.services),
  );
  return heardByTheSender(told, request, PROGRAM_UPLOADS[kind].most);
}

async function received(
  { request, kind, context, folder }: Upload,
  answer: (context: RequestContext, taken: Taken) => Promise<Response>,
): Promise<Response> {
  if (!/^multipart\/form-data *;/i.test(request.headers.get('content-type') ?? ''))
    return answerProblem(PROBLEMS.NOT_A_FORM);
  const { path, procedure } = TAKES[kind];
  const rule = PROGRAM_UPLOADS[kind];
  await admit(context, procedure, path);
  const { form, discard } = await receiveForm(request, rule, folder);
  try {
    const file = form.get('file');
    if (!(file instanceof File)) return answerProblem(PROBLEMS.NOT_A_FORM);
    const body = `${file.name}\n${await hashOf(file)}`;
    return await rule.turn(() => answer(asOfNow(context, path), { file, body }));
  } finally {
    await discard();
  }
}

async function hashOf(file: File): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.stream()) hash.update(piece);
  return hash.digest('hex');
}
