import { randomUUID } from 'node:crypto';
import { money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type Row = { on: string; minor: number; category?: string | null; text?: string };

/** A workspace with a few categories that no starter set has, and a way to write into it. */
export async function filledBooks(app: TestApp) {
  const person = await app.person();
  const { workspace, person: user } = person.session;
  const category = async (name: string, kind: string, parentId: string | null = null) => {
    const id = randomUUID();
    await app.owner.query(
      `insert into categories (workspace_id, id, user_id, parent_id, name, kind, colour, icon)
       values ($1, $2, $3, $4, $5, $6, 'green', 'tag')`,
      [workspace.id, id, user.id, parentId, name, kind],
    );
    return id;
  };
  const account = async (name: string, currency: string, opening = 0) => {
    const openingBalance = money(opening, currency);
    const { id } = await person.api.accounts.create({ name, currency, openingBalance });
    const write = async (...rows: Row[]) => {
      for (const { on, minor, category: filedUnder = null, text = 'row' } of rows)
        await app.owner.query(
          `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, category_id, minor, currency)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          [workspace.id, randomUUID(), user.id, id, on, text, filedUnder, minor, currency],
        );
    };
    return { id, write };
  };
  const food = await category('Test food', 'expense');
  return {
    api: person.api,
    workspaceId: workspace.id,
    account,
    food,
    groceries: await category('Test groceries', 'expense', food),
    salary: await category('Test salary', 'income'),
    transfer: await category('Test transfer', 'transfer'),
  };
}
