import type { Step } from './model.ts';
import type { Kind } from './rules.ts';

/** What the product is for, to each kind of person. */
export const GREETINGS: Readonly<Record<Kind, string>> = {
  individual:
    'See where your money goes, keep what you can, and leave something behind. It begins with your bank’s own file.',
  business: 'Know what the business earned, what it cost, and what is left. It begins with the accounts it is paid on.',
  'financial-planner':
    'Work in your clients’ books without leaving your own. What you do there is recorded under your name, and they can see it.',
};

/** What a step says: `why` it is worth taking, and where `act` leads. */
export type StepWords = { readonly title: string; readonly why: string; readonly act: string; readonly to: string };

const IMPORTS = '/app/imports';

const WORDS: Readonly<Record<Step['name'], (kind: Kind, step: Step) => StepWords>> = {
  accounts: (_, { isDone }) => ({
    title: 'Add the accounts of the business',
    why: 'The cheque account it is paid on, its card, the cash box. Each keeps its own balance and its own currency.',
    act: isDone ? 'See the accounts' : 'Add an account',
    to: '/app/accounts',
  }),
  rows: (kind, { isDone }) => ({
    title: kind === 'financial-planner' ? 'Keep your own books first' : 'Bring in a statement',
    why:
      kind === 'financial-planner'
        ? 'A client asks what their page means, and you have seen it with your own money. Drop a statement from your bank.'
        : 'Drop the file your bank gives you. You see every row before it is kept, and an import can be taken back whole.',
    act: isDone ? 'Bring in another' : 'Import a statement',
    to: IMPORTS,
  }),
  sorted: (kind, { isDone, total }) => ({
    title: kind === 'business' ? 'Tell income from costs' : 'Say what each payment was',
    why: 'Most rows find their category by themselves. File the others, and the next statement knows them too.',
    act: isDone || total === 0 ? 'See the transactions' : 'File what is left',
    to: isDone || total === 0 ? '/app/transactions' : '/app/transactions?uncategorised=1',
  }),
  months: (_, { isDone }) => ({
    title: 'Have three months side by side',
    why: 'One month is a coincidence. With three, the dashboard shows what is usual for you, and what is not.',
    act: isDone ? 'See the dashboard' : 'Bring in older months',
    to: isDone ? '/app/dashboard' : IMPORTS,
  }),
  clients: (_, { isDone }) => ({
    title: 'Open the books of a client',
    why: 'A client invites you from their settings and chooses what you may see and do. Their books then stand beside yours.',
    act: isDone ? 'See your clients' : 'See your books and clients',
    to: '/app/clients',
  }),
};

export function wordsOf(kind: Kind, step: Step): StepWords {
  return WORDS[step.name](kind, step);
}
