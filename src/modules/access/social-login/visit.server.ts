import { CapacityError, semaphore } from '#platform/semaphore.server.ts';
import { type AuthSettings, refusedSignIn, trackFailure } from '#modules/access/identity/service.server.ts';
import { markBrowser, markOf, proofsOn } from '#modules/access/one-time-tokens/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import type { Issuer } from '#platform/config.server.ts';
import type { HandlerContext, RequestContext } from '#platform/procedure.server.ts';
import { type Departure, isAway, type issuersFrom } from './issuers.server.ts';
import { ClaimsSchema, LinkUnderwaySchema, UnderwaySchema } from './model.ts';

type Desk = RequestContext & Pick<HandlerContext, 'inSeparateTransaction'>;

/** Who wants the service to open their account, and in which session; null where somebody signs in. */
export type Linking = { readonly userId: string; readonly session: string };

type Claims = ReturnType<typeof ClaimsSchema.parse>;

/** What came of a visit: whom the service names, or why nobody. */
type Came = { readonly issuer: Issuer; readonly claims: Claims } | { readonly trouble: 'refused' | 'away' };

/** Visits to other services at once: each holds a connection there and a little memory here, and none to the database. */
const MOST_AT_ONCE = 100;

/** Leaving for another service, and coming back from it. */
export function visitsTo(issuers: ReturnType<typeof issuersFrom>, { publicUrl }: AuthSettings) {
  const asking = semaphore(MOST_AT_ONCE);

  return {
    /** Where to go; null where the service does not say so. */
    depart: ({ services }: RequestContext, issuer: Issuer): Promise<Departure | null> =>
      asking(() => issuers.depart(issuer)).catch((error: unknown) => {
        services.log.warn({ err: error, provider: issuer.id }, 'a provider could not be asked');
        return null;
      }),

    /** Keeps what the return is checked against, for the browser that leaves. */
    async keep(
      { db, services, resHeaders }: RequestContext & Pick<HandlerContext, 'db'>,
      { issuer, departure, linking }: { issuer: Issuer; departure: Departure; linking: Linking | null },
    ): Promise<void> {
      const { state, nonce, verifier } = departure;
      const browser = markBrowser(publicUrl, resHeaders);
      const payload = { provider: issuer.id, verifier, nonce };
      const proof = { email: '', browser, link: state };
      const proofs = proofsOn(db, services.keyring, services.now());
      if (linking === null) await proofs.add({ ...proof, kind: 'provider', payload });
      else {
        const { userId, session } = linking;
        await proofs.add({ ...proof, kind: 'provider-link', userId, payload: { ...payload, session } });
      }
    },

    /** Asks the service who has come back, in the browser and for the errand that left, once. */
    async comeBack(desk: Desk, query: string, linking: Linking | null): Promise<Came> {
      const { inSeparateTransaction, services, request } = desk;
      const browser = markOf(publicUrl, request.headers);
      const state = new URLSearchParams(query).get('state') ?? '';
      // Used up before anything is asked of the provider, and for good: what failed once is not tried again.
      const left = await inSeparateTransaction(async (side) => {
        const proofs = proofsOn(side, services.keyring, services.now());
        const proof = await proofs.byLink(linking === null ? 'provider' : 'provider-link', state);
        return proof !== null && proofs.isFrom(proof, browser) && (await proofs.use(proof.id)) ? proof : null;
      });
      const underway = left === null ? null : underwayIn(left.payload, linking);
      const issuer = underway === null ? null : issuers.byId(underway.provider);
      if (underway === null || issuer === null) {
        await trackRefusal(desk, 'unknown', 'No sign-in with another service was started');
        return { trouble: 'refused' };
      }
      const { claims, trouble } = await asking(() => issuers.arrive(issuer, query, { state, ...underway })).then(
        (said) => ({ claims: ClaimsSchema.safeParse(said).data ?? null, trouble: 'refused' as const }),
        (error: unknown) => {
          services.log.warn({ err: error, provider: issuer.id }, 'a sign-in with a provider failed');
          const away = error instanceof CapacityError || isAway(error);
          return { claims: null, trouble: away ? ('away' as const) : ('refused' as const) };
        },
      );
      if (claims !== null) return { issuer, claims };
      await trackRefusal(
        desk,
        issuer.id,
        trouble === 'away' ? 'Sign-in service did not answer' : 'Sign-in service refused the sign-in',
      );
      return { trouble };
    },
  };
}

/** What the visit is checked against; null where it is another session's. */
function underwayIn(payload: unknown, linking: Linking | null) {
  if (linking === null) return UnderwaySchema.parse(payload);
  const underway = LinkUnderwaySchema.parse(payload);
  return underway.session === linking.session ? underway : null;
}

/** Tracked and remembered, as a wrong password is (§8). */
export async function trackRefusal(
  { inSeparateTransaction, services, request }: Desk,
  provider: string,
  reason: string,
): Promise<void> {
  const { ipAddress, userAgent } = request;
  const who = { email: `provider:${provider}`, ipAddress, userAgent };
  await inSeparateTransaction(async (log) => {
    await trackFailure(log, { ...who, reason }, services.now());
    await appendAudit(log, refusedSignIn(who, reason, { provider }));
  });
}
