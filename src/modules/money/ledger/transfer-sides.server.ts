/**
 * Whether row `t` may go to a category: a side of a transfer only to one for transfers. All in SQL.
 * @param category of the workspace `$1` @param then what else is written with it
 */
export const staysTransfer = (
  category: string,
  { transferId = 't.transfer_id', deletedAt = 't.deleted_at' }: { transferId?: string; deletedAt?: string } = {},
) => `(${transferId} is null or ${deletedAt} is not null or exists (
  select from categories k where k.workspace_id = $1 and k.id = ${category} and k.kind = 'transfer'))`;
