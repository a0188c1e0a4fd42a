import type { StandardHandlerOptions, StandardHandlerPlugin } from '@orpc/server/standard';
import * as z from 'zod';
import type { RequestContext } from '#platform/procedure.server.ts';

/**
 * Items of a batch: at least one (the library never answers an empty list), with headers that are text. The books are
 * those of the request, so an item may not name others: it would be carried out in the wrong ones.
 */
const BatchSchema = z
  .array(
    z.object({
      headers: z
        .record(z.string(), z.string())
        .refine((headers) => Object.keys(headers).every((name) => name.toLowerCase() !== 'x-workspace-id'))
        .optional(),
    }),
  )
  .min(1);

/** Refuses a batch that the library would answer with an error of the server, or never. */
export class BatchCheckPlugin implements StandardHandlerPlugin<RequestContext> {
  /** After the batch plugin, so that its interceptor comes before that one's. */
  readonly order = 5_000_001;

  init(handler: StandardHandlerOptions<RequestContext>): void {
    handler.rootInterceptors ??= [];
    handler.rootInterceptors.unshift(async (options) => {
      const { request } = options;
      if (request.headers['x-orpc-batch'] === undefined) return options.next();
      const isReadable = request.method === 'POST' && BatchSchema.safeParse(await readable(request.body)).success;
      return isReadable ? options.next() : { matched: true, response: { status: 400, headers: {}, body: REFUSED } };
    });
  }
}

const REFUSED = {
  json: { defined: false, code: 'BAD_REQUEST', status: 400, message: 'The request is not a batch of API calls.' },
};

/** Null where it is not of the protocol. It is read once, and kept for who comes after. */
function readable(body: () => Promise<unknown>): Promise<unknown> {
  return body().catch(() => null);
}
