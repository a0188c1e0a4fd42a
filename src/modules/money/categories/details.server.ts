import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Details, Filled } from './model.ts';
import type { CategoryRow } from './store.server.ts';

type Columns = Pick<CategoryRow, 'spendingGroup' | 'variability' | 'taxLine' | 'accountCode' | 'vatCode'>;

/** What is said of a category besides its name, place and look. */
export function detailsOf({ spendingGroup, variability, taxLine, accountCode, vatCode }: CategoryRow): Details {
  return { group: spendingGroup, variability, taxLine, accountCode, vatCode };
}

type Given = { readonly [Key in keyof Details]?: Details[Key] | undefined };

/** The columns of those details that are given. */
export function columnsOf({ group, variability, taxLine, accountCode, vatCode }: Given): Partial<Columns> {
  return {
    ...(group !== undefined && { spendingGroup: group }),
    ...(variability !== undefined && { variability }),
    ...(taxLine !== undefined && { taxLine }),
    ...(accountCode !== undefined && { accountCode }),
    ...(vatCode !== undefined && { vatCode }),
  };
}

const COLUMNS = ['spending_group', 'variability', 'tax_line', 'account_code', 'vat_code'] as const;

/** Gives details where there are none. */
export function fillDetails(db: Database, workspaceId: string, filled: readonly Filled[]): Promise<void> {
  return change(db, workspaceId, filled, (column) => `coalesce(c.${column}, f.${column})`);
}

/** Takes details away where they still are those. */
export function clearDetails(db: Database, workspaceId: string, filled: readonly Filled[]): Promise<void> {
  return change(db, workspaceId, filled, (column) => `nullif(c.${column}, f.${column})`);
}

async function change(
  db: Database,
  workspaceId: string,
  filled: readonly Filled[],
  to: (column: string) => string,
): Promise<void> {
  const rows = filled.map(({ id, group, variability, taxLine, accountCode, vatCode }) => ({
    id,
    spending_group: group,
    variability,
    tax_line: taxLine,
    account_code: accountCode,
    vat_code: vatCode,
  }));
  await connectionOf(db).query(
    `update categories c set ${COLUMNS.map((column) => `${column} = ${to(column)}`).join(', ')}
    from jsonb_to_recordset($2) as f (id uuid, ${COLUMNS.map((column) => `${column} text`).join(', ')})
    where c.workspace_id = $1 and c.id = f.id and c.removed_at is null`,
    [workspaceId, JSON.stringify(rows)],
  );
}
