import { ACCOUNT_DEFAULTS } from '#modules/money/accounts/model.ts';
import { commitsOf, partKey, reviewOf } from '#modules/money/imports/review.ts';
import type { Commit, Preview } from '#modules/money/imports/model.ts';
import { choicesFrom, type IMPORT_OPERATIONS } from '#modules/sharing/integrations/public-api.import-operations.ts';
import { publicImport, publicLine, publicReview } from '#modules/sharing/integrations/public-api.imports.ts';
import type { Asked } from '#modules/sharing/integrations/public-api.operation.ts';
import { type Api, changed, countryOfWorkspace, given, type Handlers, invalid } from './public-api.api.server.ts';

type Wanted = Asked<(typeof IMPORT_OPERATIONS)['commitImport']>['body']['newAccounts'];

/** What is imported, as the page of the file would. @throws ZodError where the file has no such section */
async function commitOf(api: Api, preview: Preview, wanted: Wanted): Promise<Commit> {
  const { id, finding } = preview;
  // What is still asked is not answered by what is likely: the procedure refuses it.
  if (finding?.kind !== 'read') return { id };
  const sectionOf = (section: number) => {
    const found = finding.sections.find((one) => one.section === section);
    if (found === undefined) throw invalid('newAccounts', `the file has no section ${section}`);
    return found;
  };
  const edits = Object.fromEntries(
    wanted.map(({ name, section }) => [sectionOf(section).newAccountId, given({ name })]),
  );
  const asNew = wanted.map(({ section }) => partKey(id, section));
  const taken = (await api.accounts.list()).map(({ name }) => name);
  const review = reviewOf([preview], { edits, asNew }, taken);
  const country = await countryOfWorkspace(api);
  const [commit] = commitsOf(review, country === 'XX' ? ACCOUNT_DEFAULTS.country : country, '');
  if (commit === undefined) return { id };
  const { accounts, newAccounts = [] } = commit;
  // An account is only added for a section that names it.
  const asked = newAccounts.filter(({ section }) => wanted.some((one) => one.section === section));
  return { id, ...given({ accounts }), ...(asked.length > 0 ? { newAccounts: asked } : {}) };
}

export const IMPORT_HANDLERS: Handlers<typeof IMPORT_OPERATIONS> = {
  imports: async (api) => ({ data: (await api.imports.list()).map(publicImport) }),
  async addImport(api, { file, query: { accountId } }) {
    return { data: publicReview(await api.imports.upload({ file, ...given({ accountId }) })) };
  },
  importReview: async (api, { id }) => ({ data: publicReview(await api.imports.get({ id })) }),
  async importLines(api, { id, query }) {
    const { rows, total } = await api.imports.rows({ id, ...query });
    return { data: rows.map(publicLine), total };
  },
  async unlockImport(api, { id, body: { password } }) {
    return { data: publicReview(await api.imports.unlock({ id, password })) };
  },
  async chooseImport(api, { id, body }) {
    return { data: publicReview(await api.imports.choose({ id, ...given(choicesFrom(body)) })) };
  },
  async commitImport(api, { id, body: { newAccounts } }) {
    const { added, merged, skipped, failed } = await api.imports.commit(
      await commitOf(api, await api.imports.get({ id }), newAccounts),
    );
    return { data: { added, merged, skipped, failed } };
  },
  async undoImport(api, { id, body: { evenEdited } }) {
    const { removed, restored } = await api.imports.revert({ id, evenEdited });
    return { data: { removed, restored } };
  },
  reopenImport: async (api, { id }) => ({ data: publicReview(await api.imports.reopen({ id })) }),
  deleteImport: async (api, { id }) => changed(await api.imports.discard({ id })),
  importFile: (api, { id }) => api.imports.original({ id }),
};
