export function BudgetsPage() {
  return null;
}
