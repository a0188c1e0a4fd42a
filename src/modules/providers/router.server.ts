import { implement } from '@orpc/server';
import { EmailSchema } from '#modules/identity/model.ts';
import {
  accountOf,
  addPerson,
  type AuthSettings,
  linkProvider,
  openSession,
  personOfProvider,
  refusedSignIn,
  trackFailure,
} from '#modules/identity/service.server.ts';
import { markBrowser, markOf, proofsOn } from '#modules/proofs/service.server.ts';
import { isBirthday } from '#modules/sign-ups/rules.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { openToAll, type RequestContext } from '#platform/procedure.server.ts';
import { AllTaken, places } from '#platform/turns.server.ts';
import { contract } from './contract.ts';
import { isAway, issuersFrom } from './issuers.server.ts';
import { linkedLetter } from './letters.ts';
import { ClaimsSchema, NewcomerSchema, UnderwaySchema } from './model.ts';
import { whomItOpens } from './rules.ts';

const providers = implement(contract).$context<RequestContext>().use(openToAll);

/** Signing in with another service, by OpenID Connect. */
export function providersRouter(settings: AuthSettings) {
  const { publicUrl } = settings;
  const issuers = issuersFrom(settings.issuers ?? [], publicUrl);

  // Whoever asks holds a connection to the database until the other service answers.
  const asking = places(2);

  return providers.router({
    list: providers.list.handler(() => issuers.list),

    begin: providers.begin.handler(async ({ input, context, errors }) => {
      const { db, ground, resHeaders, remember } = context;
      const issuer = issuers.byId(input.provider);
      if (issuer === null) throw errors.UNKNOWN_PROVIDER();
      const departure = await asking(() => issuers.depart(issuer)).catch((error: unknown) => {
        ground.log.warn({ err: error, provider: issuer.id }, 'a provider could not be asked');
        return null;
      });
      if (departure === null) throw errors.PROVIDER_AWAY();
      const { url, state, nonce, verifier } = departure;
      const payload = { provider: issuer.id, verifier, nonce };
      const browser = markBrowser(publicUrl, resHeaders);
      await proofsOn(db, ground.keyring, ground.now()).add({
        kind: 'provider',
        email: '',
        browser,
        link: state,
        payload,
      });
      remember({ metadata: { provider: issuer.id } });
      return { url };
    }),

    finish: providers.finish.handler(async ({ input, context, errors }) => {
      const { db, apart, ground, request, remember, afterwards, resHeaders } = context;
      const now = ground.now();
      const browser = markOf(publicUrl, request.headers);
      const trace = { email: '', ipAddress: request.ipAddress, userAgent: request.userAgent };
      /** Tracked and remembered, as a wrong password is (§8). */
      const fail = async (provider: string, reason: string) => {
        const who = { ...trace, email: `provider:${provider}` };
        await apart(async (log) => {
          await trackFailure(log, { ...who, reason }, now);
          await appendAudit(log, refusedSignIn(who, reason, { provider }));
        });
      };

      const state = new URLSearchParams(input.query).get('state') ?? '';
      // Used up before anything is asked of the provider, and for good: what failed once is not tried again.
      const left = await apart(async (side) => {
        const proofs = proofsOn(side, ground.keyring, now);
        const proof = await proofs.byLink('provider', state);
        return proof !== null && proofs.isFrom(proof, browser) && (await proofs.use(proof.id)) ? proof : null;
      });
      const underway = left === null ? null : UnderwaySchema.parse(left.payload);
      const issuer = underway === null ? null : issuers.byId(underway.provider);
      if (underway === null || issuer === null) {
        await fail('unknown', 'No sign-in with a provider is under way');
        throw errors.PROVIDER_REFUSED();
      }

      const came = await asking(() => issuers.arrive(issuer, input.query, { state, ...underway })).then(
        (claims) => ({ claims: ClaimsSchema.safeParse(claims).data ?? null, away: false }),
        (error: unknown) => {
          ground.log.warn({ err: error, provider: issuer.id }, 'a sign-in with a provider failed');
          return { claims: null, away: error instanceof AllTaken || isAway(error) };
        },
      );
      const { claims } = came;
      if (claims === null) {
        await fail(issuer.id, came.away ? 'Provider did not answer' : 'Provider refused');
        throw came.away ? errors.PROVIDER_AWAY() : errors.PROVIDER_REFUSED();
      }

      const confirmedEmail = claims.email_verified === true ? (EmailSchema.safeParse(claims.email).data ?? null) : null;
      const account = confirmedEmail === null ? null : await accountOf(db, confirmedEmail);
      const linkedTo = await personOfProvider(db, issuer.id, claims.sub);
      const decision = whomItOpens({ linkedTo, confirmedEmail, account });
      if (decision.kind === 'refuse') {
        await fail(issuer.id, decision.why);
        throw decision.why === 'email-unconfirmed' ? errors.EMAIL_UNCONFIRMED() : errors.ACCOUNT_UNVERIFIED();
      }
      if (decision.kind === 'newcomer') {
        const { email } = decision;
        const payload = { provider: issuer.id, subject: claims.sub, email };
        const mark = markBrowser(publicUrl, resHeaders);
        await proofsOn(db, ground.keyring, now).add({ kind: 'provider-sign-up', email, browser: mark, payload });
        remember({ metadata: { provider: issuer.id, newcomer: true } });
        const names = { firstName: claims.given_name ?? '', lastName: claims.family_name ?? '' };
        return { state: 'newcomer', email, ...names } as const;
      }
      const { userId } = decision;
      const { secondStep } = await openSession({ ...context, now }, settings, { userId, via: 'provider' });
      // Not while a second step is owed: whoever cannot take it leaves no way in behind. The address is known next time.
      const linked = decision.kind === 'link' && !secondStep;
      if (linked) {
        await linkProvider(db, userId, issuer.id, claims.sub);
        const to = account?.email ?? '';
        const letter = linkedLetter({ name: account?.name ?? '', provider: issuer.name, publicUrl });
        afterwards(() => ground.mailer.send({ to, ...letter }));
      }
      remember({ id: userId, person: userId, metadata: { provider: issuer.id, linked } });
      return { state: 'signed-in', secondStep } as const;
    }),

    signUp: providers.signUp.handler(async ({ input, context, errors }) => {
      const { db, ground, announce, request, remember } = context;
      const now = ground.now();
      const { dateOfBirth } = input;
      if (dateOfBirth !== null && !isBirthday(dateOfBirth, now.toISOString().slice(0, 10)))
        throw errors.DATE_OF_BIRTH_INVALID();
      const browser = markOf(publicUrl, request.headers);
      const proofs = proofsOn(db, ground.keyring, now);
      const proof = browser === null ? null : await proofs.ofBrowser('provider-sign-up', browser);
      if (proof === null || !(await proofs.use(proof.id))) throw errors.SIGN_UP_FORGOTTEN();
      const { provider, subject, email } = NewcomerSchema.parse(proof.payload);
      const userId = await addPerson(db, announce, { ...input, email, passwordHash: null });
      if (userId === null) throw errors.SIGN_UP_FAILED();
      await linkProvider(db, userId, provider, subject);
      remember({
        id: userId,
        person: userId,
        metadata: { provider, country: input.country, userType: input.userType },
      });
      await openSession({ ...context, now }, settings, { userId, via: 'provider' });
      return { signedIn: true } as const;
    }),
  });
}
