import {
  publicDiff,
  publicReport,
  publicRule,
  publicRun,
  type RULE_OPERATIONS,
} from '#modules/sharing/integrations/public-api.rules.ts';
import { changed, given, type Handlers } from './public-api.api.server.ts';

export const RULE_HANDLERS: Handlers<typeof RULE_OPERATIONS> = {
  rules: async (api) => ({ data: (await api.automationRules.list()).map(publicRule) }),
  createRule: async (api, { body: { actions, ...body } }) =>
    changed(await api.automationRules.create({ ...body, actions: given(actions) })),
  replaceRule: async (api, { id, body: { actions, ...body } }) =>
    changed(await api.automationRules.update({ id, ...body, actions: given(actions) })),
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
    const { id, changed: count } = await api.automationRules.run(given(body));
    return { data: { id, changed: count } };
  },
  async undoRun(api, { id }) {
    const { count, left } = await api.automationRules.revertRun({ id });
    return { data: { count, left } };
  },
};
