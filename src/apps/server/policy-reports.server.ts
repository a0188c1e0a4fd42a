import type { Handler } from 'hono';
import { z } from 'zod';
import { LIMITS } from '#kernel/limits.ts';
import { isOfExtension, plainAddress, type Violation } from './policy-violation.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { tooManyFrom } from './browser-logs.server.ts';
import { refused } from './rpc.server.ts';

const textOf = (most: number) => z.string().max(most).default('');
/** Of what a browser reports no more is read than is kept: neither the referrer nor a sample of the script. */
const ReportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': textOf(100),
    'violated-directive': textOf(1000),
    'blocked-uri': textOf(4000),
    'source-file': textOf(4000),
    'document-uri': textOf(4000),
    'line-number': z.int().default(0),
  }),
});

/**
 * Takes what browsers report of the content policy, from anybody, as `POST /api/logs` takes entries: limited by network,
 * believed in nothing, and of a type that no other site's form can send.
 */
export function takePolicyReport(
  services: AppServices,
  addressOf: (context: Parameters<Handler>[0]) => string | null,
): Handler {
  return async (context) => {
    const tooMany = await tooManyFrom(services, LIMITS.policyReports, addressOf(context));
    if (tooMany !== null) return tooMany;
    const isReport = /^application\/csp-report\b/i.test(context.req.header('content-type') ?? '');
    const body: unknown = isReport ? await context.req.json().catch(() => null) : null;
    const { data } = ReportSchema.safeParse(body);
    if (data === undefined)
      return refused(400, 'BAD_REQUEST', 'The request is not a content security policy report. Nothing was saved.');
    const report = data['csp-report'];
    const violation: Violation = {
      directive: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
      blocked: plainAddress(report['blocked-uri']),
      source: plainAddress(report['source-file']),
      path: pathOf(report['document-uri']),
    };
    if (!isOfExtension(violation))
      services.log.warn(
        { told: { ...violation, line: report['line-number'] } },
        'a browser kept to the content policy',
      );
    return context.body(null, 204);
  };
}

function pathOf(address: string): string {
  return plainAddress(URL.canParse(address) ? new URL(address).pathname : '');
}
