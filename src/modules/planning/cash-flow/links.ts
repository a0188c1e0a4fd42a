export const CASH_FLOW_PATH = '/app/cash-flow';
