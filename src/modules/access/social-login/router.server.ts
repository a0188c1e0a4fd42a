import { implement } from '@orpc/server';
import { saveFirstPreferences } from '#modules/people/preferences/service.server.ts';
import { areSignUpsOpen } from '#modules/people/site-settings/service.server.ts';
import { EmailSchema } from '#modules/access/identity/model.ts';
import {
  accountOf,
  addPerson,
  type AuthSettings,
  linkProvider,
  openSession,
  personOfProvider,
} from '#modules/access/identity/service.server.ts';
import { markBrowser, markOf, proofsOn } from '#modules/access/one-time-tokens/service.server.ts';
import { isBirthday } from '#modules/access/sign-ups/rules.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { publicProcedure, outboundProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { issuersFrom } from './issuers.server.ts';
import { linkedEmail } from './emails.ts';
import { linkingHandlers } from './linking.server.ts';
import { NewcomerSchema } from './model.ts';
import { whomItOpens } from './rules.ts';
import { isServiceRefused } from './store.server.ts';
import { trackRefusal, visitsTo } from './visit.server.ts';

const providers = implement(contract).$context<RequestContext>();
const all = providers.use(publicProcedure);
const leaving = providers.use(outboundProcedure);

const REFUSALS = {
  'email-unconfirmed': 'EMAIL_UNCONFIRMED',
  'account-unverified': 'ACCOUNT_UNVERIFIED',
  unlinked: 'UNLINKED',
} as const;

/** Signing in with another service, by OpenID Connect. */
export function providersRouter(settings: AuthSettings) {
  const { publicUrl } = settings;
  const issuers = issuersFrom(settings.issuers ?? [], publicUrl);
  const visits = visitsTo(issuers, settings);

  return providers.router({
    ...linkingHandlers(issuers, visits, settings),

    list: all.list.handler(() => issuers.list),

    begin: leaving.begin.handler(async ({ input, context, errors }) => {
      const issuer = issuers.byId(input.provider);
      if (issuer === null) throw errors.UNKNOWN_PROVIDER();
      const departure = await visits.depart(context, issuer);
      if (departure === null) throw errors.PROVIDER_AWAY();
      return context.inOne(async ({ db, audit }) => {
        await visits.keep({ ...context, db }, { issuer, departure, linking: null });
        audit({ metadata: { provider: issuer.id } });
        return { url: departure.url };
      });
    }),

    finish: leaving.finish.handler(async ({ input, context, errors }) => {
      const { services, resHeaders } = context;
      const came = await visits.comeBack(context, input.query, null);
      if ('trouble' in came) throw came.trouble === 'away' ? errors.PROVIDER_AWAY() : errors.PROVIDER_REFUSED();
      const { issuer, claims } = came;
      const now = services.now();
      const confirmedEmail = claims.email_verified === true ? (EmailSchema.safeParse(claims.email).data ?? null) : null;

      return context.inOne(async (handler) => {
        const { db, audit, afterCommit } = handler;
        const account = confirmedEmail === null ? null : await accountOf(db, confirmedEmail);
        const isRefused = account !== null && (await isServiceRefused(db, account.id, issuer.id));
        const linkedTo = await personOfProvider(db, issuer.id, claims.sub);
        const named = account === null ? null : { ...account, isRefused };
        const decision = whomItOpens({ linkedTo, confirmedEmail, account: named });
        if (decision.kind === 'refuse') {
          await trackRefusal(context, issuer.id, decision.why);
          throw errors[REFUSALS[decision.why]]();
        }
        if (decision.kind === 'newcomer') {
          const { email } = decision;
          const payload = { provider: issuer.id, subject: claims.sub, email };
          const mark = markBrowser(publicUrl, resHeaders);
          await proofsOn(db, services.keyring, now).add({ kind: 'provider-sign-up', email, browser: mark, payload });
          audit({ metadata: { provider: issuer.id, newcomer: true } });
          const names = { firstName: claims.given_name ?? '', lastName: claims.family_name ?? '' };
          return { state: 'newcomer', email, ...names } as const;
        }
        const { userId } = decision;
        const { secondStep } = await openSession({ ...context, ...handler, now }, settings, {
          userId,
          via: 'provider',
        });
        // Not while a second step is owed: whoever cannot take it leaves no way in behind. The address is known next time.
        const linked = decision.kind === 'link' && !secondStep;
        if (linked) {
          await linkProvider(db, userId, issuer.id, claims.sub);
          const to = account?.email ?? '';
          const message = linkedEmail({ name: account?.name ?? '', provider: issuer.name, publicUrl });
          await sendEmail({ db, services, afterCommit }, { to, ...message });
        }
        audit({ id: userId, person: userId, metadata: { provider: issuer.id, linked } });
        return { state: 'signed-in', secondStep } as const;
      });
    }),

    signUp: all.signUp.handler(async ({ input, context, errors }) => {
      const { db, services, emit, request, audit } = context;
      const now = services.now();
      const { dateOfBirth } = input;
      if (dateOfBirth !== null && !isBirthday(dateOfBirth, now.toISOString().slice(0, 10)))
        throw errors.DATE_OF_BIRTH_INVALID();
      if (!(await areSignUpsOpen(db))) throw errors.SIGN_UPS_CLOSED();
      const browser = markOf(publicUrl, request.headers);
      const proofs = proofsOn(db, services.keyring, now);
      const proof = browser === null ? null : await proofs.ofBrowser('provider-sign-up', browser);
      if (proof === null || !(await proofs.use(proof.id))) throw errors.SIGN_UP_FORGOTTEN();
      const { provider, subject, email } = NewcomerSchema.parse(proof.payload);
      const userId = await addPerson(db, emit, { ...input, email, passwordHash: null });
      if (userId === null) throw errors.SIGN_UP_FAILED();
      await linkProvider(db, userId, provider, subject);
      const { country, userType, monthStart } = input;
      await saveFirstPreferences(db, { userId, country, monthStart }, now);
      audit({
        id: userId,
        person: userId,
        metadata: { provider, country, userType, monthStart },
      });
      await openSession({ ...context, now }, settings, { userId, via: 'provider' });
      return { signedIn: true } as const;
    }),
  });
}
