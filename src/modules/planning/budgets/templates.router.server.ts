import { implement } from '@orpc/server';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { MOST_LINES, MOST_LINES_EVER, MOST_TEMPLATES } from './limits.ts';
import { linesByPeriod } from './line-periods.server.ts';
import { giveLimits, opened, placed } from './placing.server.ts';
import { movesIn } from './reading.store.server.ts';
import { addLines, takeBudgetTurn } from './store.server.ts';
import { templateOf, totalsOfTemplate } from './templates.ts';
import { addTemplate, removeTemplate, templatesIn } from './templates.store.server.ts';

const budgets = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const templateHandlers = {
  templates: budgets.templates.handler(async ({ context: { db, workspaceId } }) =>
    (await templatesIn(db, workspaceId)).map(({ id, name, lines }) => {
      return { id, name, lines: lines.length, totals: totalsOfTemplate(lines) };
    }),
  ),

  saveTemplate: budgets.saveTemplate.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const { name } = input;
    await takeBudgetTurn(db, workspaceId);
    const { period, row } = await placed(context, input, errors);
    const there = await templatesIn(db, workspaceId);
    if (there.length >= MOST_TEMPLATES) throw errors.TOO_MANY();
    const [held, moves] = [await linesByPeriod(db, workspaceId), await movesIn(db, workspaceId)];
    const lines = templateOf(held.at(period.key), { key: period.key, method: row.method, moves });
    if (lines.length === 0) throw errors.NOTHING_TO_SAVE();
    const id = await addTemplate(db, workspaceId, { name, lines }, { userId, now: services.now() });
    if (id === null) throw errors.TEMPLATE_EXISTS();
    audit({ id, metadata: { lines: lines.length } });
    return { id, changeId: await changeIdOf(db) };
  }),

  applyTemplate: budgets.applyTemplate.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const { id, only } = input;
    const place = await opened(context, input, errors);
    const template = (await templatesIn(db, workspaceId)).find((one) => one.id === id);
    if (template === undefined) throw errors.TEMPLATE_NOT_FOUND();
    const kinds = new Map((await categoriesIn(db, workspaceId)).map((category) => [category.id, category.kind]));
    const wanted = template.lines.filter(({ categoryId }) => kinds.get(categoryId) === 'expense');
    const lineOf = ({ categoryId, currency }: (typeof wanted)[number]) =>
      place.lines.find(
        (line) => line.categoryId === categoryId && line.currency === currency && line.memberId === null,
      );
    const missing = wanted.filter((line) => lineOf(line) === undefined);
    if (place.lines.length + missing.length > MOST_LINES || place.held.all.length + missing.length > MOST_LINES_EVER)
      throw errors.TOO_MANY();
    const by = { userId, now: services.now() };
    const rollover = place.row.method === 'plan' ? 'none' : 'surplus';
    const added = missing.map(({ categoryId, currency }) => {
      return { categoryId, currency, memberId: null, rollover, capMinor: null } as const;
    });
    const ids = await addLines(db, workspaceId, added, by);
    const made = added.map((line, number) => {
      return { ...line, id: ids[number] ?? '', groupId: null, target: null, priority: 2, lastPeriod: null, limits: [] };
    });
    const wishes = wanted.flatMap((one) => {
      const line = lineOf(one) ?? made[missing.indexOf(one)];
      return line === undefined ? [] : [{ line, minor: BigInt(one.minor), only }];
    });
    await giveLimits(context, wishes, place, by);
    audit({ id, metadata: { period: place.period.key, lines: wishes.length } });
    return { changeId: await changeIdOf(db), left: template.lines.length - wanted.length };
  }),

  removeTemplate: budgets.removeTemplate.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeBudgetTurn(db, workspaceId);
    if (!(await templatesIn(db, workspaceId)).some((template) => template.id === id)) throw errors.TEMPLATE_NOT_FOUND();
    await removeTemplate(db, workspaceId, id);
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),
};
