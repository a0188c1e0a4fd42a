import {
  publicDiff,
  publicReport,
  publicRule,
  publicRun,
} from '#modules/sharing/integrations/public-api.rule-shapes.ts';
import type { RULE_OPERATIONS } from '#modules/sharing/integrations/public-api.rules.ts';
import { hundredthsOf } from '#modules/sharing/integrations/public-api.operation.ts';
import type * as z from 'zod';
import { amountFrom, type Api, changed, currencyOfWorkspace, given, type Handlers } from './public-api.api.server.ts';

type SentActions = z.output<(typeof RULE_OPERATIONS)['createRule']['body']>['actions'];

async function actionsOf(api: Api, { splitLines = [], ...actions }: SentActions) {
  const own = splitLines.length === 0 ? '' : await currencyOfWorkspace(api);
  return {
    ...given(actions),
    splitLines: splitLines.map(({ percent = null, amount = null, currency = null, ...line }) => ({
      ...given(line),
      hundredths: percent === null ? null : hundredthsOf(percent),
      amount: amount === null ? null : amountFrom(amount, currency ?? own),
    })),
  };
}

export const RULE_HANDLERS: Handlers<typeof RULE_OPERATIONS> = {
  rules: async (api) => ({ data: (await api.automationRules.list()).map(publicRule) }),
  createRule: async (api, { body: { actions, ...body } }) =>
    changed(await api.automationRules.create({ ...body, actions: await actionsOf(api, actions) })),
  replaceRule: async (api, { id, body: { actions, ...body } }) =>
    changed(await api.automationRules.update({ id, ...body, actions: await actionsOf(api, actions) })),
  enableRule: async (api, { id, body: { isEnabled } }) => changed(await api.automationRules.enable({ id, isEnabled })),
  async deleteRule(api, { id }) {
    await api.automationRules.remove({ ids: [id] });
    return changed({ id });
  },
  restoreRule: async (api, { id }) => changed(await api.automationRules.restore({ id })),
  async orderRules(api, { body: { ids } }) {
    await api.automationRules.reorder({ ids });
    return { data: { ids } };
  },
  ruleReport: async (api) => ({ data: publicReport(await api.automationRules.report()) }),
  dryRunRules: async (api, { body }) => ({ data: publicDiff(await api.automationRules.dryRun(given(body))) }),
  ruleRuns: async (api) => ({ data: (await api.automationRules.runs()).map(publicRun) }),
  async runRules(api, { body }) {
    const { id, changed: count, left } = await api.automationRules.run(given(body));
    return { data: { id, changed: count, left } };
  },
  async undoRun(api, { id }) {
    const { count, left } = await api.automationRules.revertRun({ id });
    return { data: { count, left } };
  },
};
