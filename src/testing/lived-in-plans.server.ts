import { money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';
import { wholeGoal } from './goal-aims.server.ts';
import { livedInProject } from './projects.server.ts';

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startTestApp>>['person']>>;
type Where = { readonly accountId: string; readonly rowId: string };

const rand = (minor: bigint) => money(minor, 'ZAR');

/** A budget, a goal and a project with something of everything in them. */
export async function livedInPlans(who: Person, { accountId, rowId }: Where): Promise<void> {
  const { api } = who;
  const categories = await api.categories.list();
  const lines = categories
    .filter(({ kind, parentId }) => kind === 'expense' && parentId === null)
    .map(({ id }) => ({ categoryId: id, limit: rand(500n) }));
  await api.budgets.start({ today: '2026-10-20', rule: 'month:1', method: 'plan', lines });
  const [oneLine, otherLine] = (await api.budgets.overview({ today: '2026-11-21' })).lines;
  const places = { fromLineId: oneLine?.id ?? '', toLineId: otherLine?.id ?? '' };
  await api.budgets.move({ today: '2026-11-21', key: '2026-11-01', ...places, amount: rand(5n) });
  await api.budgets.close({ today: '2026-11-21', key: '2026-10-01', note: 'Mkhwanazi wedding', limits: [] });
  await api.budgets.addGroup({ name: 'Mkhwanazi needs' });
  await api.budgets.saveTemplate({ today: '2026-11-21', key: '2026-11-01', name: 'Mkhwanazi December' });
  await api.budgets.setAccount({ accountId, isOn: true });
  await wholeGoal(who, accountId, '2026-11-21');
  await livedInProject(api, rowId);
}
