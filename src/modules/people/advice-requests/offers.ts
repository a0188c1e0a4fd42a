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
    question: 'Will my money last?',
    about: [
      'A good plan starts with what really happens to your money. Your statements show it: salary, school fees, money you send home, forgotten debit orders.',
      'Then we look at what is left each month, how long it would last, and how much you can save.',
    ],
    today: [
      'Import statements and see your income, spending and what is left each month.',
      'Categories for your country, such as family support, airtime, bank charges and debit orders.',
      'A shared household workspace, where each member sees what their role allows.',
    ],
    bring: ['Three to six months of statements', 'What you owe, to whom, at what rate', 'Your biggest worry'],
    limits: 'Ilifa shows facts and recommends no products. Budgets, goals and forecasts are coming soon.',
  },
  {
    id: 'investment-management',
    title: 'Investment Management',
    question: 'Where should I invest?',
    about: [
      'Three questions matter most: when you need the money, how much it may fall until then, and what it costs.',
      'Products differ by country: tax-free savings accounts in South Africa, SACCOs in Kenya, mutual funds in Nigeria.',
    ],
    today: [
      'Each account has its own currency, and currencies are shown separately.',
      'Bank fees have a category of their own, so you see a year of charges at once.',
      'Every figure opens the transactions behind it.',
    ],
    bring: [
      'When you will need the money, roughly',
      'What you already own, and where',
      'The last fee statement of each',
    ],
    limits: `${BRAND.name} holds no money and no securities and places no orders. Who manages money for others needs a licence for it in your country: ask for its number before anything else.`,
  },
  {
    id: 'corporate-finance',
    title: 'Corporate Finance',
    question: 'Can my business afford it?',
    about: [
      'A loan, a lease, a new shop or a new partner all depend on your cash in the coming months. Lenders and buyers ask for records that match the bank.',
      'Many small companies fail when wages, VAT and suppliers fall due in the same week. We start with complete records, month by month.',
    ],
    today: [
      'A business workspace of its own, with roles for managers, contributors, your accountant and viewers without amounts.',
      'Each import lists what was added or skipped, and checks the closing balance of your bank.',
      'An activity log of who changed what, and when.',
    ],
    bring: [
      'A year of statements for each business account',
      'Your last annual statements, if there are any',
      'What you want to do, and by when',
    ],
    limits: 'Cash flow forecasts and business reports are coming soon. Ilifa raises no capital and arranges no credit.',
  },
  {
    id: 'risk-management',
    title: 'Risk Management',
    question: 'Are we covered?',
    about: [
      'An illness, a death, a lost job or a stolen phone can undo a household. Some risks you insure, some you avoid, and for some you save.',
      'A review looks at each risk and at your cover today. Your debit orders show where you pay twice, or not at all.',
    ],
    today: [
      'See premiums and levies by name, month after month, so double cover stands out.',
      'Two-step verification, passkeys and alerts about unusual activity protect your account.',
      'Account numbers are stored encrypted, and masked on screen.',
    ],
    bring: [
      'Your policies, or the debit orders that pay for them',
      'Who depends on you',
      'Where your papers are, and who knows',
    ],
    limits: `${BRAND.name} sells no insurance and compares no premiums. Whoever does must be licensed for it where you live.`,
  },
  {
    id: 'alternative-investments',
    title: 'Alternative Investments',
    question: 'What about land, rentals or a shop?',
    about: [
      'Many families own land, cattle, rooms to let, a taxi, or a share in a shop, stokvel or chama. It all earns or costs something every month.',
      'Record what you paid in and got out, who owns which part, and the papers that prove it. Do not tie up money that you may need soon. A promise of a fixed high return is a sign of fraud.',
    ],
    today: [
      'A rental or side business can have its own workspace, with its own accounts and members.',
      'Name your own categories. Your corrections apply to the next statement.',
      'Export everything at any time, on every plan.',
    ],
    bring: ['Title deeds or agreements', 'What it earned and cost last year', 'Who else has a share'],
    limits: `${BRAND.name} values nothing, lists no offers and runs no pool of money. Stokvels and chamas are not part of it yet.`,
  },
  {
    id: 'sustainable-investing',
    title: 'Sustainable Investing',
    question: 'Can my money do good?',
    about: [
      'For some it means no tobacco or coal, for others no interest or more local jobs. We start with what you want to fund, and what you do not.',
      'Then we check what a fund really holds, who audits it and what it charges.',
    ],
    today: [
      'See your giving, family support and community contributions as categories of their own.',
      'No advertising, no sale of data, and no tracking without your consent.',
    ],
    bring: ['What you would never invest in', 'What you own today', 'How long it may stay there'],
    limits: `${BRAND.name} rates no fund and sells none. What it shows is what is in your own statements.`,
  },
];
