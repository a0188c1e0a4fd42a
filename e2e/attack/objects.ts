import { isPermission } from '#kernel/permissions.ts';
import { refusedFault, tellsApartFault } from './judge.ts';
import { call, inLanes } from '../knock.ts';
import { ATTACKED, isEnding, lanesFor, tableMadeBy } from './procedures.ts';
import { withAt } from './shapes.ts';
import { judgedCall, type Stage } from './stage.ts';

const KIND = 'object level: ids of others';
const BOOKS = 'object level: books of others';

/** A stranger puts every id of the victim into every id of every procedure, and names the victim's books. */
export async function tryObjects(stage: Stage, ids: ReadonlyMap<string, string>): Promise<void> {
  const { app, database, stranger, note, fresh } = stage;
  for (const procedure of ATTACKED) {
    await fresh();
    const { name, url, places, meta } = procedure;
    const isOfBooks = isPermission(meta.access);
    for (const books of isEnding(procedure) ? [] : [stage.victim.workspaceId, stage.household]) {
      const tab = { ...stranger.tab, workspaceId: books };
      const answer = await call(app.url, tab, url, procedure.input(stranger.own));
      // What is about the person is answered about the person, whichever books are named.
      const others = meta.access === 'anyone' || meta.access === 'person' ? [answer.status] : [403];
      note(BOOKS, name, refusedFault(answer, isOfBooks ? [404] : others));
    }
    for (const place of places.filter(({ holds }) => holds === 'id')) {
      const ask = (one: string) =>
        judgedCall(stage, stranger.tab, url, withAt(procedure.input(stranger.own), place, one));
      const toNobodys = await ask(crypto.randomUUID());
      const made = tableMadeBy(procedure);
      await inLanes([...ids], lanesFor(procedure), async ([table, id]) => {
        const toTheirs = await ask(id);
        const isTold = tellsApartFault(toTheirs, toNobodys) !== null;
        // Nobody's is asked for once more before it counts: something else may have changed since.
        let fault = isTold ? tellsApartFault(toTheirs, await ask(crypto.randomUUID())) : null;
        // A file tells the second in which it was written. What only reads may be asked again; a leak tells each time.
        for (let tries = 0; tries < 3 && fault !== null && meta.audit === null; tries += 1)
          fault = tellsApartFault(...(await Promise.all([ask(id), ask(crypto.randomUUID())])));
        note(KIND, `${name} ${place.path.join('.')} of ${table}`, fault);
      });
      // Else what comes after would find rows of the stranger where none of theirs should be.
      if (made !== null)
        await database.query(`delete from ${made} where workspace_id = $1 and id::text = any($2)`, [
          stranger.workspaceId,
          [...ids.values()],
        ]);
      await fresh();
    }
  }
}
