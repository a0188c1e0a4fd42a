/** Apart from the schemas, so that a page that offers categories loads none. */
export const CATEGORY_KINDS = ['income', 'expense', 'transfer'] as const;

/** What spending is for. */
export const SPENDING_GROUPS = ['need', 'want', 'saving'] as const;
/** Whether it is the same each time, such as rent, or not, such as groceries. */
export const VARIABILITIES = ['fixed', 'variable'] as const;
/** How a business treats it for VAT; `none`: it is outside VAT. */
export const VAT_CODES = ['standard', 'zero', 'exempt', 'none'] as const;
