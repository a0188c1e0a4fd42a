export function CashFlowPage() { return null; }
