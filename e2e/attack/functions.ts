import { isOpenTo } from '#apps/server/matrix.ts';
import { isSiteRole } from '#kernel/permissions.ts';
import { refusedFault } from './judge.ts';
import { call, knock, callOf, headersOf, inLanes, type Tab } from '../knock.ts';
import { type Attacked, ATTACKED, isEnding } from './procedures.ts';
import type { Stage } from './stage.ts';

const KIND = 'function level: roles, operators, signed out';
const METHODS = 'function level: other methods and spellings';

/** Everybody calls what they may not, with input that would do if they might. */
export async function tryFunctions(stage: Stage): Promise<void> {
  const { app, members, stranger, admin, nobody, note, fresh } = stage;
  const refuse = async (tab: Tab, procedure: Attacked, statuses: readonly number[]) => {
    const answer = await call(app.url, tab, procedure.url, procedure.input());
    note(KIND, `${procedure.name} by ${tab.name}`, refusedFault(answer, statuses));
  };
  for (const procedure of ATTACKED) {
    const { meta } = procedure;
    await fresh();
    if (meta.access !== 'anyone') await refuse(nobody, procedure, [401]);
    if (isSiteRole(meta.access)) await refuse(stranger.tab, procedure, [403]);
    if (meta.access === 'superuser') await refuse(admin, procedure, [403]);
    await inLanes([...members], 4, async ([role, tab]) => {
      if (!isOpenTo(meta, role, 'enterprise')) await refuse(tab, procedure, [403]);
    });
    // A link or a picture on another page asks with GET and brings the cookie along: it must change nothing.
    if (meta.audit !== null && !isEnding(procedure)) await tryMethods(stage, procedure);
  }
}

async function tryMethods({ app, stranger, note, fresh }: Stage, { name, url, input }: Attacked): Promise<void> {
  const { body } = await callOf(stranger.tab, input(stranger.own));
  const { 'x-csrf-token': _, ...link } = headersOf(stranger.tab);
  const query = `${url}?data=${encodeURIComponent(body.toString().slice(0, 2000))}`;
  const asks: readonly [string, string, Record<string, string>][] = [
    ['GET', query, headersOf(stranger.tab)],
    ['GET', query, link],
    ['HEAD', query, link],
    ['OPTIONS', url, link],
  ];
  for (const [method, path, headers] of asks) {
    await fresh();
    const answer = await knock(app.url, path, { method, headers });
    note(METHODS, `${method} ${name}`, refusedFault(answer, [400, 403, 404, 405]));
  }
  const spelled = [url.replace('/rpc/', '/rpc//'), `${url}/`, url.toUpperCase(), url.replaceAll('/', '%2f')];
  for (const path of spelled) {
    await fresh();
    const answer = await knock(app.url, path, { method: 'POST', headers: link, body: '{}' });
    note(METHODS, `POST ${path}`, refusedFault(answer, [400, 403, 404, 405]));
  }
}
