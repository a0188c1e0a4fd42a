import { money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';
import { wholeGoal } from './goal-aims.server.ts';
import { PLAIN_PROJECT } from './projects.server.ts';

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

async function livedInProject(api: Person['api'], rowId: string): Promise<void> {
  const person = (name: string) => {
    return { id: crypto.randomUUID(), name, memberId: null, weight: 1, accountIds: [] };
  };
  const people = [person('Mkhwanazi'), person('Zodwa')];
  const facts = { ...PLAIN_PROJECT, name: 'Mkhwanazi barn', people, rowIds: [rowId] };
  const { id: projectId } = await api.projects.add(facts);
  const [from, to] = people.map(({ id }) => id);
  const [day, amount] = ['2026-11-20', { minor: 5n, currency: 'ZAR' }];
  const task = { kind: 'task', startsOn: null, dueOn: null, doneOn: null, assigneeId: null } as const;
  await api.projects.addTask({ projectId, ...task, name: 'Mkhwanazi roof' });
  await api.projects.addCost({ projectId, name: 'Mkhwanazi roof', amount, dueOn: null, lineId: null, isPaid: false });
  await api.projects.addTime({ projectId, day, minutes: 5, note: 'Mkhwanazi', isBillable: true, rate: null });
  await api.projects.addSettlement({ projectId, day, fromPersonId: from ?? '', toPersonId: to ?? '', amount });
}
