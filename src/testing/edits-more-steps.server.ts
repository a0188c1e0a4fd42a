import { money } from '#kernel/money.ts';
import { pickOf, type Step } from './edits-steps.server.ts';
import { fileOf, statementOf } from './statements.server.ts';

/** Edits of what transactions stand under: tags, categories, rules, statements, imports; and undoing. */
export const OTHER_EDITS = {
  async createTag({ api, ledger }) {
    const { id } = await api.tags.create({ name: `Tag ${ledger.nextNumber()}` });
    return () => api.tags.remove({ id });
  },
  async mergeTags({ api }, { pick, other }) {
    const tags = await api.tags.list();
    const [id, into] = [pickOf(tags, pick)?.id, pickOf(tags, other)?.id];
    if (id === undefined || into === undefined || id === into) return null;
    await api.tags.merge({ id, into });
    return () => api.tags.restore({ id });
  },
  async removeTag({ api }, { pick }) {
    const id = pickOf(await api.tags.list(), pick)?.id;
    if (id === undefined) return null;
    await api.tags.remove({ id });
    return () => api.tags.restore({ id });
  },
  async restoreTag({ api, ledger }, { pick }) {
    const gone = await ledger.all<{ id: string; into: string | null }>(
      `select id, merged_into as into from tags where workspace_id = $1 and removed_at is not null order by id`,
    );
    const tag = pickOf(gone, pick);
    if (tag === undefined) return null;
    const { id, into } = tag;
    await api.tags.restore({ id });
    return () => (into === null ? api.tags.remove({ id }) : api.tags.merge({ id, into }));
  },

  async mergeCategories({ api, ledger }, { category, other }) {
    const [id = '', into = ''] = [ledger.categoryIds[category], pickOf(ledger.categoryIds, other)];
    if (id === into || id === '') return null;
    await api.categories.merge({ id, into });
    return () => api.categories.restore({ id });
  },
  async removeCategory({ api, ledger }, { category, other, is }) {
    const [id = '', moveTo = null] = [ledger.categoryIds[category], pickOf(ledger.categoryIds, other)];
    if (id === moveTo || id === '') return null;
    await api.categories.remove({ id, moveTo: is ? null : moveTo });
    return () => api.categories.restore({ id });
  },
  async archiveCategory({ api, ledger }, { category }) {
    const id = pickOf(ledger.categoryIds, category) ?? '';
    const wasArchived = (await api.categories.list()).find((one) => one.id === id)?.isArchived === true;
    await api.categories.archive({ id });
    return async () => (wasArchived ? null : api.categories.unarchive({ id }));
  },

  async runRules({ api, ledger }, { is, pick }) {
    const ruleId = pickOf(ledger.ruleIds, pick);
    const { id } = await api.automationRules.run({
      includesPersons: is,
      ...(pick % 3 === 0 || ruleId === undefined ? {} : { ruleIds: [ruleId] }),
    });
    return () => api.automationRules.revertRun({ id });
  },

  async toggle({ api, rows }, { pick, other, is }) {
    const ids = rows.flatMap(({ id }, at) => ((at + pick) % (1 + (other % 3)) === 0 ? id : []));
    if (ids.length === 0) return null;
    const changed = await api.reconciliation.toggle({ ids: ids.slice(0, 50), isCleared: is });
    return async () =>
      changed.ids.length === 0 ? null : api.reconciliation.toggle({ ids: changed.ids, isCleared: !is });
  },
  async lock({ api, ledger }, { account, day }) {
    const accountId = ledger.accountIds[account] ?? '';
    const currency = account === 2 ? 'USD' : 'ZAR';
    const { id } = await api.reconciliation.start({ accountId, day, balance: money(0n, currency) });
    const marked = await api.reconciliation.clearUpTo({ id });
    const { difference } = await api.reconciliation.get({ id });
    await api.reconciliation.update({ id, day, balance: money(-difference.minor, currency) });
    await api.reconciliation.finish({ id });
    return async () => {
      const { reconciliation } = await api.reconciliation.get({ id });
      if (reconciliation.status === 'finished') await api.reconciliation.reopen({ id, reason: 'Undone' });
      await api.reconciliation.cancel({ id });
      if (marked.ids.length > 0) await api.reconciliation.toggle({ ids: marked.ids, isCleared: false });
    };
  },
  async reopen({ api, ledger }, { account }) {
    const { items } = await api.reconciliation.list({ accountId: ledger.accountIds[account] ?? '' });
    const last = items.find(({ status }) => status === 'finished');
    if (last === undefined) return null;
    // What was marked since would be locked with it when it is finished again.
    const { candidates } = await api.reconciliation.get({ id: last.id });
    if (candidates.some(({ isCleared }) => isCleared)) return null;
    await api.reconciliation.reopen({ id: last.id, reason: 'Tried' });
    return () => api.reconciliation.finish({ id: last.id });
  },

  async import({ api, ledger, rows }, { account, pick, is }) {
    await ledger.app.owner.query('delete from rate_limits');
    const accountId = ledger.accountIds[account === 2 ? 0 : account] ?? '';
    // A row that a person wrote, which the bank now says too, and rows that are new.
    const known = pickOf(
      rows.filter((row) => row.isWritten && !row.isDeleted && row.accountId === accountId),
      pick,
    );
    const number = ledger.nextNumber();
    const fresh = [
      ['2026/02/27', -(number + 0.5), `POS PURCHASE ENGEN ${number}`],
      ['2026/02/28', number + 0.25, `CREDIT ${number}`],
    ] as const;
    const again =
      known === undefined || !is
        ? []
        : ([[known.day.replaceAll('-', '/'), Number(known.minor) / 100, 'FROM BANK']] as const);
    const file = fileOf(statementOf([...again, ...fresh]), `file-${number}.csv`);
    const { id } = await api.imports.upload({ file, accountId });
    await api.imports.commit({ id });
    return async () => {
      await ledger.app.owner.query('delete from rate_limits');
      const [found] = await ledger.all<{ status: string }>(
        `select status from imports where workspace_id = $1 and id = '${id}'`,
      );
      if (found?.status === 'done') await api.imports.revert({ id, evenEdited: true });
    };
  },
  async revert({ api, ledger }, { pick }) {
    await ledger.app.owner.query('delete from rate_limits');
    const done = (await api.imports.list()).filter(({ status }) => status === 'done');
    const found = pickOf(done, pick);
    if (found !== undefined) await api.imports.revert({ id: found.id, evenEdited: true });
    return null;
  },

  async undo({ api }) {
    await api.history.undo({});
    return null;
  },
  async redo({ api }) {
    await api.history.redo();
    return null;
  },
  async undoAny({ api, ledger }, { pick }) {
    const changes = await ledger.all<{ id: string }>(
      `select change_id as id from transaction_changes where workspace_id = $1 group by 1 order by max(number) desc limit 8`,
    );
    const change = pickOf(changes, pick);
    if (change !== undefined) await api.history.undo({ changeId: change.id });
    return null;
  },
} satisfies Record<string, Step>;
