import { implement } from '@orpc/server';
import { type Day, dayAt } from '#kernel/calendar.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { MOST_RATES } from './limits.ts';
import type { RateKey } from './model.ts';
import { operatorHandlers } from './operator-router.server.ts';
import { readRateFile } from './rate-file.server.ts';
import { boundsAt, unreadableSentence } from './reading.ts';
import {
  addRate,
  countRates,
  newestRates,
  putRates,
  rateOf,
  ratesFor,
  removeRate,
  removeRatesOf,
  takeRatesTurn,
} from './store.server.ts';

const exchangeRates = implement(contract).$context<RequestContext>().use(workspaceProcedure);

const lastDay = (now: Date): Day => boundsAt(dayAt(now, 'UTC')).until;
const keyOf = ({ source, day, from, to }: RateKey): RateKey => ({ source, day, from, to });

export const exchangeRatesRouter = {
  ...operatorHandlers,

  list: exchangeRates.list.handler(({ context: { db, workspaceId } }) => newestRates(db, workspaceId)),

  current: exchangeRates.current.handler(({ input: { day }, context: { db, workspaceId } }) =>
    ratesFor(db, workspaceId, day),
  ),

  create: exchangeRates.create.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const now = services.now();
    if (input.day > lastDay(now)) throw errors.RATE_IN_FUTURE();
    const one = { ...input, source: 'manual' } as const;
    await takeRatesTurn(db, workspaceId);
    const replaced = await rateOf(db, workspaceId, one);
    await putRates(db, { workspaceId, userId, now }, [one]);
    if ((await countRates(db, workspaceId)) > MOST_RATES) throw errors.TOO_MANY_RATES();
    audit({ metadata: one });
    return { ...keyOf(one), replaced };
  }),

  importFile: exchangeRates.importFile.handler(async ({ input: { file }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const now = services.now();
    const reading = await readRateFile(file, boundsAt(dayAt(now, 'UTC')));
    if (reading.kind === 'problems') {
      const { problems } = reading;
      throw errors.RATES_UNREADABLE({ message: unreadableSentence(problems), data: { problems: [...problems] } });
    }
    await takeRatesTurn(db, workspaceId);
    const { rates, tooOld } = reading;
    const { added, changed } = await putRates(db, { workspaceId, userId, now }, rates);
    if (added > 0 && (await countRates(db, workspaceId)) > MOST_RATES) throw errors.TOO_MANY_RATES();
    const result = { added, changed, unchanged: rates.length - added - changed, tooOld };
    audit({ metadata: result });
    return result;
  }),

  remove: exchangeRates.remove.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const gone = await removeRate(db, workspaceId, input);
    if (gone === null) throw errors.RATE_NOT_FOUND();
    audit({ metadata: gone });
    return gone;
  }),

  restore: exchangeRates.restore.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const now = services.now();
    if (input.day > lastDay(now)) throw errors.RATE_IN_FUTURE();
    await takeRatesTurn(db, workspaceId);
    await addRate(db, { workspaceId, userId, now }, input);
    if ((await countRates(db, workspaceId)) > MOST_RATES) throw errors.TOO_MANY_RATES();
    audit({ metadata: input });
    return keyOf(input);
  }),

  removeSource: exchangeRates.removeSource.handler(async ({ input: { source }, context }) => {
    const { db, workspaceId, audit } = context;
    const removed = await removeRatesOf(db, workspaceId, source);
    audit({ metadata: { source, removed } });
    return { removed };
  }),
};
