import type { Step } from './model.ts';
import type { Kind } from './rules.ts';

/** What the product is for, to each kind of person. */
export const GREETINGS: Readonly<Record<Kind, string>> = {
  individual: 'See where your money goes. Start with a statement from your bank.',
  business: 'See income, costs and profit. Start with your business accounts.',
  'financial-planner': 'Work in your clients’ workspaces. They can see what you do in their activity log.',
};

/** What a step says: `why` it is worth taking, and where `act` leads. */
export type StepWords = { readonly title: string; readonly why: string; readonly act: string; readonly to: string };

const IMPORTS = '/app/imports';

const WORDS: Readonly<Record<Step['name'], (kind: Kind, step: Step) => StepWords>> = {
  accounts: (_, { isDone }) => ({
    title: 'Add your business accounts',
    why: 'Add the cheque account, the card and petty cash, for example.',
    act: isDone ? 'See accounts' : 'Add account',
    to: '/app/accounts',
  }),
  rows: (kind) => ({
    title: kind === 'financial-planner' ? 'Set up your own accounts' : 'Add your transactions',
    why:
      kind === 'financial-planner'
        ? 'Try the import with your own statement first.'
        : 'Download a statement from your bank, then choose the file. You check the transactions before they are saved.',
    act: 'Import statement',
    to: IMPORTS,
  }),
  sorted: (kind, { isDone, total }) => ({
    title: kind === 'business' ? 'Categorise income and costs' : 'Categorise your transactions',
    why: 'Most transactions are categorised for you. Your corrections apply to the next statement.',
    act: isDone || total === 0 ? 'See transactions' : 'Categorise remaining transactions',
    to: isDone || total === 0 ? '/app/transactions' : '/app/transactions?uncategorised=1',
  }),
  months: (_, { isDone }) => ({
    title: 'Add three months of statements',
    why: 'Trends need at least three months of transactions.',
    act: isDone ? 'See dashboard' : 'Import older months',
    to: isDone ? '/app/dashboard' : IMPORTS,
  }),
  clients: (_, { isDone }) => ({
    title: 'Open a client’s workspace',
    why: 'A client invites you from their settings and chooses what you can see and do.',
    act: isDone ? 'See clients' : 'See workspaces and clients',
    to: '/app/clients',
  }),
};

export function wordsOf(kind: Kind, step: Step): StepWords {
  return WORDS[step.name](kind, step);
}

/** `page.tsx` */
export const PAGE_WORDS = {
  welcomeHeading: (name: string) => `Welcome, ${name}`,
  goToDashboard: 'Go to dashboard',
  whenDoesYourMonth: 'When does your month start?',
  youAreAllSet: 'You are all set.',
  getSetUpIn: 'Get set up in three steps.',
  oneStepLeft: (left: number) => (left === 1 ? 'One setup step left.' : 'Two setup steps left.'),
  done: 'Done',
  step: (number: number) => `Step ${number}`,
} as const;

/** `step-progress.tsx` */
export const STEP_PROGRESS_WORDS = {
  progressOfThisStep: 'Progress of this setup step',
  noAccountYet: 'No account yet',
  noTransactionsYet: 'No transactions yet',
  nothingToCategoriseYet: 'Nothing to categorise yet',
  noClientYet: 'No client yet',
} as const;
