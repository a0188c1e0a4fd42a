/** Projects of one workspace: enough for everybody, and few enough to show on one page. */
export const MOST_PROJECTS = 200;
export const MOST_LINES = 60;
/** People who share the costs of a project; `fewestPayments` looks at each group of them. */
export const MOST_PEOPLE = 12;
export const MOST_TASKS = 300;
export const MOST_COSTS = 300;
export const MOST_TIMES = 3000;
export const MOST_SETTLEMENTS = 300;
/** Tags, categories or accounts that the rule of a project names. */
export const MOST_IN_RULE = 50;
/** Transactions that were put into projects, or taken out, by hand. */
export const MOST_PLACED = 5000;
/** Transactions that are shown at once, and that stand in a report. */
export const ROWS_SHOWN = 200;
export const ROWS_IN_REPORT = 2000;
/** Files and receipts whose picture stands in a report; those beyond are listed. */
export const PICTURES_IN_REPORT = 40;
/** Files of one project, beside the receipts on its transactions. */
export const MOST_FILES = 100;
export const LONGEST_NAME = 100;
export const LONGEST_NOTE = 1000;
/** Minutes of one time entry: a day. */
export const MOST_MINUTES = 1440;
/** Transactions that are put into a project, or taken out, in one step. */
export const ROWS_AT_ONCE = 200;
