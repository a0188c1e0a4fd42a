-- What is paid back of a loan is no spending. Workspaces made before 23 November 2026 have these categories under Debt, an
-- expense; those nobody has moved since go where new workspaces have them.
update categories c set parent_id = transfers.id, kind = transfers.kind
from categories debt, categories transfers
where c.slug in ('loan-repayment', 'mobile-loan', 'student-loan') and c.kind = 'expense'
  and debt.workspace_id = c.workspace_id and debt.id = c.parent_id and debt.slug = 'debt'
  and transfers.workspace_id = c.workspace_id and transfers.slug = 'transfers' and transfers.kind = 'transfer'
  and transfers.parent_id is null and transfers.removed_at is null and not transfers.is_archived;
