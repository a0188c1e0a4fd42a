import { implement } from '@orpc/server';
import { dayAt } from '#kernel/calendar.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { type RequestContext, userProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { lastFetch } from './fetches.store.server.ts';
import { MOST_RATES } from './limits.ts';
import type { Provider } from './model.ts';
import {
  countOperatorRates,
  listOperatorRates,
  putOperatorRates,
  removeOperatorRates,
  takeOperatorTurn,
} from './operator-store.server.ts';
import { readRateFile } from './rate-file.server.ts';
import { boundsAt, unreadableSentence } from './reading.ts';

const operator = implement(contract).$context<RequestContext>().use(userProcedure);

/** What a superuser does with the rates that serve every workspace. */
export const operatorHandlers = {
  operatorRates: operator.operatorRates.handler(({ context: { db, services } }) =>
    asRole(db, 'ilifa_auth', async () => ({
      sources: await listOperatorRates(db),
      provider: await providerOf(db, services.exchangeRatesUrl),
    })),
  ),

  importOperatorFile: operator.importOperatorFile.handler(async ({ input: { file }, context, errors }) => {
    const { db, services, audit } = context;
    const now = services.now();
    const reading = await readRateFile(file, boundsAt(dayAt(now, 'UTC')));
    if (reading.kind === 'problems') {
      const { problems } = reading;
      throw errors.RATES_UNREADABLE({ message: unreadableSentence(problems), data: { problems: [...problems] } });
    }
    const rates = reading.rates.map((rate) => ({
      ...rate,
      source: rate.source === 'ecb' ? ('operator-ecb' as const) : ('operator-file' as const),
    }));
    const { added, changed } = await asRole(db, 'ilifa_auth', async () => {
      await takeOperatorTurn(db);
      const put = await putOperatorRates(db, now, rates);
      if (put.added > 0 && (await countOperatorRates(db)) > MOST_RATES) throw errors.TOO_MANY_OPERATOR_RATES();
      return put;
    });
    const result = { added, changed, unchanged: rates.length - added - changed, tooOld: reading.tooOld };
    audit({ metadata: result });
    return result;
  }),

  removeOperatorSource: operator.removeOperatorSource.handler(async ({ input: { source }, context: { db, audit } }) => {
    const removed = await asRole(db, 'ilifa_auth', () => removeOperatorRates(db, source));
    audit({ metadata: { source, removed } });
    return { removed };
  }),
};

/** How fetching from the address went; null where there is none. */
async function providerOf(db: Database, url: string | null): Promise<Provider | null> {
  if (url === null) return null;
  const last = await lastFetch(db);
  if (last?.url !== url) return { url, triedAt: null, doneAt: null, failure: null };
  const { triedAt, doneAt, failure } = last;
  return { url, triedAt, doneAt, failure };
}
