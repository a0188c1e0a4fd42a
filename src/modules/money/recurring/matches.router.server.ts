import { implement } from '@orpc/server';
import { takeTurn } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { MOST_CHANGES } from './limits.ts';
import { MATCHES_CONTRACT } from './matches.contract.ts';
import { candidatesFor, paymentOf, weighMatch } from './matches.service.server.ts';
import { clearChoice, clearMatch, setMatch } from './matches.store.server.ts';
import { heldItem, turnOf } from './store.server.ts';

const matches = implement(MATCHES_CONTRACT).$context<RequestContext>().use(workspaceProcedure);

export const matchesHandlers = {
  paymentOf: matches.paymentOf.handler(({ input: { transactionId, today }, context: { db, workspaceId, workspace } }) =>
    paymentOf(db, workspaceId, transactionId, { today, country: workspace.country }),
  ),

  candidates: matches.candidates.handler(
    async ({ input: { today, ...place }, context: { db, workspaceId, workspace }, errors }) => {
      const found = await candidatesFor(db, workspaceId, place, { today, country: workspace.country });
      if (found === null) throw errors.NO_OCCURRENCE();
      return found;
    },
  ),

  matchOccurrence: matches.matchOccurrence.handler(async ({ input, context, errors }) => {
    const { id, on, today, match } = input;
    const { db, workspaceId, workspace, audit } = context;
    await takeTurn(db, turnOf(workspaceId));
    const item = await heldItem(db, workspaceId, id);
    if (item === null) throw errors.NOT_FOUND();
    if (match === null) await clearMatch(db, workspaceId, id, on);
    else {
      const others = item.matches?.filter((other) => other.on !== on) ?? [];
      if (others.length >= MOST_CHANGES) throw errors.TOO_MANY_CHANGES();
      const said = { on, ...match };
      const weighed = await weighMatch(db, workspaceId, item, said, { today, country: workspace.country });
      if ('refused' in weighed) throw errors[weighed.refused]();
      for (const other of weighed.givesWay) await clearChoice(db, workspaceId, other.id, other.on);
      await setMatch(db, workspaceId, { id, accountId: item.source.accountId }, said);
    }
    audit({ id, metadata: { on, isChosen: match !== null && match.paidBy !== null } });
    return { id };
  }),
};
