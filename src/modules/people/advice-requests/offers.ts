import { BRAND } from '#kernel/brand.ts';
import type { ServiceId } from './words.ts';

export type Service = {
  /** The anchor that the menu leads to. */
  readonly id: ServiceId;
  readonly title: string;
  /** The question somebody comes with. */
  readonly question: string;
  readonly about: readonly string[];
  /** What the software does for it now. Nothing stands here that is not there. */
  readonly today: readonly string[];
  /** What one has at hand for a first conversation. */
  readonly bring: readonly string[];
  readonly limits: string;
};

/** The six services (§2). Statements about the software are facts; a service by a person is asked for, never promised. */
export const SERVICES: readonly Service[] = [
  {
    id: 'financial-planning',
    title: 'Financial Planning',
    question: 'Am I all right, and will I be?',
    about: [
      'A plan begins with what really happens to your money, not with what a form asks you to remember. Your statements already hold it: the salary, the school fees, the money you send home, the debit orders you forgot.',
      'From there the questions become plain ones. What is left in an ordinary month? How many months would it last if the income stopped? What can go to the bond, the stokvel, the retirement annuity or the SACCO without hurting?',
    ],
    today: [
      'Your bank’s statements are read and sorted, and the month is answered in one sentence: what came in, what went out, what is left.',
      'Family support, airtime, bank charges and debit orders have categories of their own, for the country you are in.',
      'A household keeps its own books beside yours, and each member sees what their role allows.',
    ],
    bring: [
      'Three to six months of statements',
      'What you owe, to whom, at which rate',
      'The one thing that worries you most',
    ],
    limits: 'The software shows facts and recommends no product. Budgets, goals and forecasts are not part of it yet.',
  },
  {
    id: 'investment-management',
    title: 'Investment Management',
    question: 'What should the money that is left do?',
    about: [
      'Investing is deciding what money may do until you need it: how long it may stay away, how much it may fall on the way, and what it costs. Those three answers narrow the choice more than any forecast does.',
      'The wrappers differ by country: a tax-free savings account or retirement annuity in South Africa, a pension scheme, money market fund or SACCO in Kenya, a retirement savings account or mutual fund in Nigeria. Their rules decide much of what is left in the end.',
    ],
    today: [
      'Each account keeps its own currency. Rand, shillings, naira, dollars, euros and pounds stand beside each other and are never added up as if they were one.',
      'What an account costs you in fees is a category, so a year of charges is one figure.',
      'Every figure opens the lines of the statement behind it.',
    ],
    bring: [
      'When you will need the money, roughly',
      'What you hold already, and where',
      'The last fee statement of each',
    ],
    limits: `${BRAND.name} holds no money and no securities and places no orders. Who manages money for others needs a licence for it in your country: ask for its number before anything else.`,
  },
  {
    id: 'corporate-finance',
    title: 'Corporate Finance',
    question: 'Can the business carry this?',
    about: [
      'A loan, a lease, a new shop, a partner who wants in: each is a question about the cash of the coming months. Whoever lends or buys will ask for books that agree with the bank.',
      'Small companies rarely fail for want of profit on paper. They fail in the week when wages, VAT and the supplier fall due together. So the first work is always the same: complete books, month by month, that nobody has to take on trust.',
    ],
    today: [
      'Books for a business stand apart from your own, with roles for managers, contributors, your accountant, and people who may look without seeing amounts.',
      'Each import says which lines were added, merged, skipped or failed, and compares the bank’s closing balance with the books.',
      'Who changed what and when is kept in a record that nobody can rewrite unnoticed.',
    ],
    bring: [
      'A year of statements of each business account',
      'Your last annual statements, if there are any',
      'What you want to do, and by when',
    ],
    limits:
      'Cash flow forecasts and business reports are not part of it yet. The software raises no capital and arranges no credit.',
  },
  {
    id: 'risk-management',
    title: 'Risk Management',
    question: 'What would undo us?',
    about: [
      'Most households are undone by the same few things: an illness, a death without papers, a job that ends, a business partner’s debt, a stolen phone with the banking app on it. Some of it can be insured, some avoided, some only saved for.',
      'A review goes through each: how likely, how bad, who is covered today and by what. Funeral cover paid three times over is as common as none at all; the debit orders tell which it is.',
    ],
    today: [
      'Premiums and levies show up by name in your statements, month after month, so double cover is visible.',
      'Your own account is guarded by second factors, passkeys and e-mails about anything unusual; a session that looks stolen is ended.',
      'Account numbers are sealed where they are kept, and masked on the screen.',
    ],
    bring: [
      'Your policies, or the debit orders that pay for them',
      'Who depends on you',
      'Where your papers are, and who knows it',
    ],
    limits: `${BRAND.name} sells no insurance and compares no premiums. Whoever does must be licensed for it where you live.`,
  },
  {
    id: 'alternative-investments',
    title: 'Alternative Investments',
    question: 'What about land, a rental, a share in a friend’s shop?',
    about: [
      'Much of what families own here is in no fund: a plot, cattle, rooms to let, a taxi, a share in a cousin’s shop, a place in a stokvel or a chama. It is wealth all the same, and it earns or costs something every month.',
      'What it needs is sober bookkeeping: what went in, what came out, who owns which part, and which paper proves it. And a plain warning: what cannot be sold quickly should never be money you may need soon, and a promise of a fixed high return is the oldest sign of a fraud.',
    ],
    today: [
      'A rental or a side business can have books of its own, with its own accounts and members.',
      'Categories are yours to name, and a rule you make once is remembered for the next statement.',
      'All of it can be taken along in one archive, at any time, on every plan.',
    ],
    bring: ['Title deeds or agreements', 'What it brought in and cost over the last year', 'Who else has a share'],
    limits: `${BRAND.name} values nothing, lists no offers and runs no pool of money. Stokvels and chamas are not part of it yet.`,
  },
  {
    id: 'sustainable-investing',
    title: 'Sustainable Investing',
    question: 'Can it do well and do no harm?',
    about: [
      'To some it means no tobacco and no coal; to others, no interest; to others again, jobs in their own town. There is no single answer, so the work begins with what you will not fund, what you wish to fund, and what it may cost you in return.',
      'Then the claims are held against what can be checked: what a fund holds, who audits its statements, what it charges. A label is not evidence.',
    ],
    today: [
      'Giving, family support and community contributions are categories like any other, so what you already do for others is a figure, not a feeling.',
      'We do what we ask of others: no advertising, no sale of data, and nothing counted about you without your yes.',
    ],
    bring: ['What you would never put money into', 'What you hold today', 'How long it may stay there'],
    limits: `${BRAND.name} rates no fund and sells none. What it shows is what is in your own statements.`,
  },
];
