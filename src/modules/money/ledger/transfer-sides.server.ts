/**
 * Whether row `t` may go to a category: a side of a transfer only to one for transfers. @param category of the workspace
 * `$1`, in SQL
 */
export const staysTransfer = (category: string) => `(t.transfer_id is null or t.deleted_at is not null or exists (
  select from categories k where k.workspace_id = $1 and k.id = ${category} and k.kind = 'transfer'))`;
