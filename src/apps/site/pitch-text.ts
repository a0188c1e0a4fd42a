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

/** What the product does, for whom, and why trust it. A statement here is changed together with what it is about. */
export const SLIDES: readonly Slide[] = [
  {
    id: 'question',
    title: 'The question is always the same: where did the money go?',
    text: 'The answer lies in statements that people have already, in several accounts, each written in another way.',
    points: [
      {
        head: 'Several places at once',
        text: 'A bank account, a card, mobile money, a savings group: each tells its own part, and nothing tells the whole.',
      },
      {
        head: 'Words that only the bank understands',
        text: 'A line of a statement is a code and a branch. What it was for is known to whoever paid, for a week.',
      },
      {
        head: 'Shared money',
        text: 'Households, companies and their advisors look at the same money, and may not all see the same of it.',
      },
    ],
  },
  {
    id: 'answer',
    title: 'It reads the statement your bank already gives you',
    text: 'No link to the bank, no bank password. A file goes in, and a picture comes out.',
    points: [
      {
        head: 'Read',
        text: 'CSV, OFX, QFX, QIF, CAMT and MT940 are recognised by what is in them, not by the name of a bank.',
      },
      {
        head: 'Checked',
        text: 'You see what would be added before anything is. The same file again adds nothing twice, and a whole import can be taken back.',
      },
      {
        head: 'Understood',
        text: 'Money in, money out, what is left and what for. Every figure opens the rows behind it, and what is corrected once is remembered.',
      },
    ],
  },
  {
    id: 'for-whom',
    title: 'For people who share money, and for those who look after it',
    text: `Made for statements from ${BRAND.offices.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`,
    points: [
      {
        head: 'A person, a household',
        text: 'Books of one’s own, and books with others: each member with a role, for all accounts or some, with amounts or without.',
      },
      {
        head: 'A small company',
        text: 'Books beside the private ones, a manager, an accountant, and a second step that is asked of everybody.',
      },
      {
        head: 'An advisor, a planner',
        text: 'Books for each client beside one another, as a member who is let in by the client and can be shown out.',
      },
    ],
  },
  {
    id: 'trust',
    title: 'Trust is built in, not promised',
    text: 'What is said here is held by tests of the software itself, and attacked by a program of ours.',
    points: [
      {
        head: 'Exact',
        text: 'Amounts are whole cents with their currency, from the file to the screen. Rand and shillings are never added together.',
      },
      {
        head: 'Apart',
        text: 'The database itself keeps each set of books from everybody else, even where the program would forget to.',
      },
      {
        head: 'Sealed and recorded',
        text: 'Account numbers are encrypted where they are kept. What was done is written to a chain of records in which a changed line shows.',
      },
    ],
  },
  {
    id: 'yours',
    title: 'What is yours stays yours',
    text: 'No advertising, no sale of data, nothing measured without a yes.',
    points: [
      {
        head: 'Take it along',
        text: 'Everything in one archive, to the cent, which any other installation reads again.',
      },
      { head: 'End it', text: 'An account ends by its owner’s own press, with fourteen days to change one’s mind.' },
      {
        head: 'By the law of your country',
        text: 'Requests about one’s data are counted by the days that the laws of South Africa, Kenya and Nigeria give.',
      },
    ],
  },
  {
    id: 'runs',
    title: 'It runs where you want it',
    text: 'One program with its database, on a laptop, in an office or in a data centre.',
    points: [
      {
        head: 'Small',
        text: 'It starts with one command and needs no other service: e-mails wait in a folder until there is a mail server.',
      },
      { head: 'Large', text: 'Any number of the same program stand beside each other on one PostgreSQL.' },
      {
        head: 'Anywhere',
        text: 'It works on a phone 360 points wide and by keyboard alone. Public pages read, and their forms work, without script.',
      },
    ],
  },
  {
    id: 'today',
    title: 'What is there today, and what comes next',
    text: 'A plan lists what it opens today. What is coming soon is in no plan, and nobody pays for it.',
    points: [
      { head: 'Today', text: `${named(planModules(MODULES_THERE))}.` },
      { head: 'Coming soon', text: `${named(comingModules(MODULES_THERE))}.` },
    ],
  },
];
