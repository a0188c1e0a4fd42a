import type { startTestApp } from './app.server.ts';
import { bookkeeper } from './books.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type Who = Awaited<ReturnType<typeof bookkeeper>>;

/** A person with three transactions that no person categorised. */
export async function ruleBooks(app: TestApp) {
  const who = await bookkeeper(app);
  await who.write('Engen Garage', -500_00n, { bookedOn: '2026-03-01' });
  await who.write('Engen Shop', -60_00n, { bookedOn: '2026-03-02' });
  await who.write('Woolworths', -900_00n, { bookedOn: '2026-03-03' });
  // As an import leaves them.
  await app.owner.query(`update transactions set category_source = 'pattern' where workspace_id = $1`, [
    who.session.workspace.id,
  ]);
  const categories = async () =>
    new Map((await who.list()).rows.map(({ description, categoryId }) => [description, categoryId]));
  return { ...who, rules: who.api.automationRules, categories };
}

/** A rule that categorises what Engen sells as fuel. */
export const fuelRule = (who: Pick<Who, 'category'>, more: object = {}) => ({
  name: 'Fuel',
  query: 'description:engen',
  actions: { categoryId: who.category('Fuel') },
  ...more,
});
