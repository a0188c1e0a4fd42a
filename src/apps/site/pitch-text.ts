import { BRAND } from '#kernel/brand.ts';
import { worded } from '#modules/people/billing/plan-names.ts';
import { planModules } from '#modules/people/billing/plan-words.ts';
import type { Module } from '#kernel/modules.ts';
import { MODULES_THERE } from '../modules.ts';
import { comingModules } from '../planned.ts';

export type Slide = {
  readonly id: string;
  /** The finding, as a sentence. */
  readonly title: string;
  readonly text: string;
  readonly points?: readonly { readonly head: string; readonly text: string }[];
};

const named = (modules: readonly Module[]) => modules.map(worded).join(', ');
const countries = BRAND.offices.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** What the product does, for whom, and why trust it. A statement here is changed together with what it is about. */
export const SLIDES: readonly Slide[] = [
  {
    id: 'question',
    title: 'Where did the money go?',
    text: 'The answer is in statements, but each bank writes them differently.',
    points: [
      {
        head: 'Money in several places',
        text: 'Bank accounts, cards, mobile money and savings groups each show only a part of your money.',
      },
      {
        head: 'Codes instead of names',
        text: 'A payment shows as a code and a branch. A week later nobody knows what it was for.',
      },
      {
        head: 'Shared money',
        text: 'Households, companies and advisers share money, but not everyone should see everything.',
      },
    ],
  },
  {
    id: 'answer',
    title: 'Start with your bank statement',
    text: 'You do not need your bank password or a link to your bank, just a file.',
    points: [
      {
        head: 'Read',
        text: 'Ilifa reads CSV, Excel, PDF, OFX, QIF, CAMT and MT940 files from any bank.',
      },
      {
        head: 'Checked',
        text: 'You check everything before it is saved. The same file never adds anything twice, and you can undo an import.',
      },
      {
        head: 'Understood',
        text: 'You see income, spending and what is left. Your corrections apply to the next statement.',
      },
    ],
  },
  {
    id: 'for-whom',
    title: 'For everyone who shares or manages money',
    text: `Made for statements from ${countries}.`,
    points: [
      {
        head: 'Households',
        text: 'You have your own workspace, and shared workspaces where each member has a role.',
      },
      {
        head: 'Small companies',
        text: 'Business money stays separate, with a manager, an accountant and two-step verification.',
      },
      {
        head: 'Advisers and planners',
        text: 'You work in the workspace of each client who invites you.',
      },
    ],
  },
  {
    id: 'trust',
    title: 'Security is built in',
    text: 'We test and attack our own software to check its security.',
    points: [
      {
        head: 'Exact',
        text: 'Amounts are whole cents with their currency, from the file to the screen. Rand and shillings are never added together.',
      },
      {
        head: 'Separate',
        text: 'Each workspace is separate from all others, in the database itself.',
      },
      {
        head: 'Encrypted and logged',
        text: 'Account numbers are encrypted. An activity log shows every change.',
      },
    ],
  },
  {
    id: 'yours',
    title: 'Your data stays yours',
    text: 'No advertising, no sale of data, no tracking without consent.',
    points: [
      {
        head: 'Export everything',
        text: 'One archive has everything, and you can restore it later.',
      },
      { head: 'Delete your account', text: 'You delete your account yourself, and have 14 days to change your mind.' },
      {
        head: 'The law of your country',
        text: 'We answer data requests within the legal deadlines of South Africa, Kenya and Nigeria.',
      },
    ],
  },
  {
    id: 'runs',
    title: 'Ilifa runs anywhere',
    text: 'You can run Ilifa on a laptop, in an office or in a data centre.',
    points: [
      {
        head: 'Small',
        text: 'Ilifa starts with one command and needs no other service.',
      },
      { head: 'Large', text: 'You can add more servers that share one PostgreSQL database.' },
      {
        head: 'Anywhere',
        text: 'Ilifa works on small phones and by keyboard. Public pages work without JavaScript.',
      },
    ],
  },
  {
    id: 'today',
    title: 'What Ilifa does today, and soon',
    text: 'Plans list only what you can use today.',
    points: [
      { head: 'Today', text: `${named(planModules(MODULES_THERE))}.` },
      { head: 'Coming soon', text: `${named(comingModules(MODULES_THERE))}.` },
    ],
  },
];
