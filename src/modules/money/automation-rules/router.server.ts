import { implement } from '@orpc/server';
import { categoryHeld } from '#modules/money/categories/service.server.ts';
import { tagsByName } from '#modules/money/tags/service.server.ts';
import { takeTurn } from '#platform/database.server.ts';
import { type HandlerContext, type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { countFound, type Reader, readerOf, rowsFound } from './history.server.ts';
import { MOST_IN_SAMPLE, MOST_LOOKED_AT, MOST_RULES } from './limits.ts';
import type { NewRule, Rule, RunInput } from './model.ts';
import { proposalsIn } from './proposals.server.ts';
import {
  conditionOfRule,
  contentOf,
  fileOfRules,
  isIdle,
  missingOf,
  rulesOfFile,
  specificityOf,
  tagsInFile,
} from './rules.ts';
import { dryRun, presentRow, reportOf, runRules } from './running.server.ts';
import { runsIn } from './runs.store.server.ts';
import {
  addDismissal,
  addRule,
  changeRule,
  enableRule,
  type KeptRule,
  placeRules,
  removeDismissal,
  removeRules,
  restoreRule,
  rulesIn,
  turnOf,
} from './store.server.ts';
import { undoRun } from './undoing.server.ts';

const automation = implement(contract).$context<RequestContext>().use(workspaceProcedure);

type Context = Pick<HandlerContext, 'db'> & {
  readonly workspace: Reader['workspace'] & { readonly isLimited: boolean };
};

/** A member who sees some accounts only is turned away: rules and what they find tell of the others. */
function reading({ db, workspace }: Context, errors: { LIMITED: () => Error }): Promise<Reader> {
  if (workspace.isLimited) throw errors.LIMITED();
  return readerOf(db, workspace);
}

type Refusals = {
  readonly CATEGORY_NOT_FOUND: () => Error;
  readonly TAG_NOT_FOUND: () => Error;
  readonly TEMPLATE_NOT_FOUND: () => Error;
  readonly ACCOUNT_NOT_FOUND: () => Error;
  readonly QUERY_NOT_UNDERSTOOD: (problem: { message: string; data: { at: number } }) => Error;
};

async function check(
  { db, workspace, names }: Reader,
  { query, actions }: Pick<NewRule, 'query' | 'actions'>,
  errors: Refusals,
): Promise<void> {
  const { categoryId, splitLines, splitTemplateId, transferAccountId } = actions;
  checkQuery({ workspace, names }, query, errors);
  const categoryIds = [categoryId, ...splitLines.map((line) => line.categoryId)].filter((id) => id !== null);
  for (const id of new Set(categoryIds))
    if ((await categoryHeld(db, workspace.id, id)) === null) throw errors.CATEGORY_NOT_FOUND();
  const tagIds = [actions, ...splitLines].flatMap((one) => one.tagIds);
  if (tagIds.some((id) => !names.tags.some((tag) => tag.ids.includes(id)))) throw errors.TAG_NOT_FOUND();
  const isThere = (id: string | null, all: readonly { readonly id: string }[]) =>
    id === null || all.some((one) => one.id === id);
  if (!isThere(splitTemplateId, names.templates)) throw errors.TEMPLATE_NOT_FOUND();
  if (!isThere(transferAccountId, names.accounts)) throw errors.ACCOUNT_NOT_FOUND();
}

function checkQuery(
  { workspace, names }: Pick<Reader, 'workspace' | 'names'>,
  query: string,
  errors: Pick<Refusals, 'QUERY_NOT_UNDERSTOOD'>,
): void {
  const condition = conditionOfRule(query, workspace.currency, names);
  if (!('problem' in condition)) return;
  const { message, at } = condition.problem;
  throw errors.QUERY_NOT_UNDERSTOOD({ message, data: { at } });
}

/** The rules that a run is for; those that are off run where they are named. */
async function rulesFor(
  { db, workspace }: Reader,
  ids: RunInput['ruleIds'],
  errors: { NOT_FOUND: () => Error },
): Promise<Rule[]> {
  const rules = await rulesIn(db, workspace.id);
  if (ids === undefined) return rules;
  const wanted = rules.filter(({ id }) => ids.includes(id)).map((rule) => ({ ...rule, isEnabled: true }));
  if (wanted.length < new Set(ids).size) throw errors.NOT_FOUND();
  return wanted;
}

function present({ workspace, names }: Reader, rule: KeptRule) {
  const condition = conditionOfRule(rule.query, workspace.currency, names);
  const missing = missingOf(rule.actions, names);
  const problem = 'problem' in condition ? condition.problem.message : missing === null ? null : GONE[missing];
  return { ...rule, specificity: specificityOf(rule.query, workspace.currency), problem };
}

const GONE = {
  category: 'The category of this rule was deleted or archived. Choose another.',
  template: 'The split template of this rule was deleted. Choose another.',
  account: 'The account of this rule was deleted. Choose another.',
} as const;

export const automationRouter = automation.router({
  list: automation.list.handler(async ({ context, errors }) => {
    const reader = await reading(context, errors);
    return (await rulesIn(reader.db, reader.workspace.id)).map((rule) => present(reader, rule));
  }),

  report: automation.report.handler(async ({ context, errors }) => {
    const reader = await reading(context, errors);
    return reportOf(reader, await rulesIn(reader.db, reader.workspace.id));
  }),

  create: automation.create.handler(async ({ input: rule, context, errors }) => {
    const { db, workspaceId, userId, audit } = context;
    const reader = await reading(context, errors);
    await takeTurn(db, turnOf(workspaceId));
    if ((await rulesIn(db, workspaceId)).length >= MOST_RULES) throw errors.TOO_MANY();
    if (isIdle(rule.actions)) throw errors.IDLE();
    await check(reader, rule, errors);
    const id = await addRule(db, workspaceId, rule, userId);
    audit({ id, metadata: { stage: rule.stage } });
    return { id };
  }),

  update: automation.update.handler(async ({ input: { id, ...rule }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const reader = await reading(context, errors);
    if (isIdle(rule.actions)) throw errors.IDLE();
    await check(reader, rule, errors);
    if (!(await changeRule(db, workspaceId, id, rule))) throw errors.NOT_FOUND();
    audit({ id, metadata: { stage: rule.stage } });
    return { id };
  }),

  enable: automation.enable.handler(async ({ input: { id, isEnabled }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if (!(await enableRule(db, workspaceId, id, isEnabled))) throw errors.NOT_FOUND();
    audit({ id, metadata: { isEnabled } });
    return { id };
  }),

  reorder: automation.reorder.handler(async ({ input: { ids }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeTurn(db, turnOf(workspaceId));
    const there = (await rulesIn(db, workspaceId)).map(({ id }) => id);
    const wanted = new Set(ids);
    if (wanted.size !== ids.length || there.length !== ids.length || there.some((id) => !wanted.has(id)))
      throw errors.OTHER_RULES();
    await placeRules(db, workspaceId, ids);
    audit({ metadata: { count: ids.length } });
    return {};
  }),

  remove: automation.remove.handler(async ({ input: { ids }, context, errors }) => {
    const { db, workspaceId, services, audit } = context;
    if ((await removeRules(db, workspaceId, ids, services.now())) < new Set(ids).size) throw errors.NOT_FOUND();
    audit({ metadata: { ids } });
    return {};
  }),

  restore: automation.restore.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeTurn(db, turnOf(workspaceId));
    if ((await rulesIn(db, workspaceId)).length >= MOST_RULES) throw errors.TOO_MANY();
    if (!(await restoreRule(db, workspaceId, id))) throw errors.NOT_FOUND();
    audit({ id });
    return { id };
  }),

  preview: automation.preview.handler(async ({ input: { query }, context, errors }) => {
    const reader = await reading(context, errors);
    checkQuery(reader, query, errors);
    const conditionIn = (currency: string) => {
      const condition = conditionOfRule(query, currency, reader.names);
      return 'problem' in condition ? null : condition;
    };
    const count = await countFound(reader, { conditionIn, most: MOST_LOOKED_AT });
    const rows = await rowsFound(reader, { conditionIn, most: MOST_IN_SAMPLE });
    return { count, isLeast: count === MOST_LOOKED_AT, sample: rows.map(presentRow) };
  }),

  dryRun: automation.dryRun.handler(async ({ input: { ruleIds, ...input }, context, errors }) => {
    const reader = await reading(context, errors);
    const diff = await dryRun(reader, await rulesFor(reader, ruleIds, errors), input);
    if (diff === null) throw errors.TOO_LARGE();
    return diff;
  }),

  run: automation.run.handler(async ({ input: { ruleIds, ...input }, context, errors }) => {
    const { userId, services, audit } = context;
    const reader = await reading(context, errors);
    const rules = await rulesFor(reader, ruleIds, errors);
    const done = await runRules(reader, rules, input, { userId, now: services.now() });
    if (done === null) throw errors.TOO_LARGE();
    audit({ id: done.id, metadata: { changed: done.changed, includesPersons: input.includesPersons } });
    return done;
  }),

  revertRun: automation.revertRun.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, services, audit } = context;
    const undone = await undoRun(db, workspaceId, id, services.now());
    if (undone === null) throw errors.RUN_NOT_FOUND();
    audit({ id, metadata: { count: undone.count } });
    return undone;
  }),

  runs: automation.runs.handler(async ({ context: { db, workspaceId, workspace }, errors }) => {
    if (workspace.isLimited) throw errors.LIMITED();
    return runsIn(db, workspaceId);
  }),

  proposals: automation.proposals.handler(async ({ context, errors }) => {
    const reader = await reading(context, errors);
    const today = context.services.now().toISOString().slice(0, 10);
    return proposalsIn(reader, await rulesIn(reader.db, reader.workspace.id), today);
  }),

  dismissProposal: automation.dismissProposal.handler(async ({ input, context: { db, workspaceId, audit } }) => {
    await addDismissal(db, workspaceId, input);
    audit({ metadata: { direction: input.direction } });
    return {};
  }),

  proposeAgain: automation.proposeAgain.handler(async ({ input, context: { db, workspaceId, audit } }) => {
    await removeDismissal(db, workspaceId, input);
    audit({ metadata: { direction: input.direction } });
    return {};
  }),

  exportRules: automation.exportRules.handler(async ({ context, errors }) => {
    const { db, workspace, names } = await reading(context, errors);
    return fileOfRules(await rulesIn(db, workspace.id), names);
  }),

  importRules: automation.importRules.handler(async ({ input: { file, ...named }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    if (context.workspace.isLimited) throw errors.LIMITED();
    await takeTurn(db, turnOf(workspaceId));
    const before = await rulesIn(db, workspaceId);
    const chosen = {
      categories: new Map(named.categories.map(({ name, categoryId }) => [name.toLowerCase(), categoryId])),
      accounts: new Map(named.accounts.map(({ name, accountId }) => [name.toLowerCase(), accountId])),
      templates: new Map(named.templates.map(({ name, templateId }) => [name.toLowerCase(), templateId])),
    };
    const tags = await tagsByName(db, workspaceId, tagsInFile(file), { userId, now: services.now() });
    if (tags === null) throw errors.TOO_MANY_TAGS();
    // Searches of the file may name tags that it brings.
    const reader = await reading(context, errors);
    const read = rulesOfFile(file, reader.names, chosen, tags);
    if ('unknown' in read) {
      const { categories: names, ...others } = read.unknown;
      throw errors.UNKNOWN_CATEGORIES({ data: { names, ...others } });
    }
    // The same file twice adds nothing.
    const known = new Set(before.map(contentOf));
    const fresh = read.rules.filter((rule) => !known.has(contentOf(rule)));
    if (before.length + fresh.length > MOST_RULES) throw errors.TOO_MANY();
    const ids: string[] = [];
    for (const rule of fresh) {
      await check(reader, rule, {
        ...errors,
        QUERY_NOT_UNDERSTOOD: ({ message, data }) =>
          errors.QUERY_NOT_UNDERSTOOD({ message: `“${rule.name}”: ${message}`, data }),
      });
      ids.push(await addRule(db, workspaceId, rule, userId));
    }
    const skipped = read.rules.length - fresh.length;
    audit({ metadata: { count: ids.length, skipped } });
    return { ids, skipped };
  }),
});
