import { BRAND } from '#kernel/brand.ts';
import type { ServiceId } from './words.ts';

export type Service = {
  /** The anchor that the menu leads to. */
  readonly id: ServiceId;
  readonly title: string;
  /** The question somebody comes with. */
  readonly question: string;
  readonly about: string;
  /** What the software does for it now. Nothing stands here that is not there. */
  readonly today: readonly string[];
  /** What one has at hand for a first conversation. */
  readonly bring: readonly string[];
  /** What nobody should expect, for who asks. */
  readonly limits: string;
};

/** The six services (§2). Statements about the software are facts; a service by a person is asked for, never promised. */
export const SERVICES: readonly Service[] = [
  {
    id: 'financial-planning',
    title: 'Financial Planning',
    question: 'Will my money last?',
    about: 'A good plan starts with what really happens to your money, and what is left each month.',
    today: [
      'Your income, spending and what is left, month by month',
      'Categories for your country, such as family support, airtime and debit orders',
    ],
    bring: ['Three to six months of statements', 'What you owe, to whom and at what interest rate'],
    limits: `${BRAND.name} shows facts and recommends no products.`,
  },
  {
    id: 'investment-management',
    title: 'Investment Management',
    question: 'Where should I invest?',
    about:
      'Three questions matter most: when you need the money, how far its value may fall, and what investing costs.',
    today: ['A year of bank fees in one place', 'Each currency shown separately'],
    bring: ['When you will need the money', 'Your investments, with their last fee statements'],
    limits: `${BRAND.name} holds no money and no securities and places no orders. Who manages money for others needs a licence for it in your country: ask for its number before anything else.`,
  },
  {
    id: 'corporate-finance',
    title: 'Corporate Finance',
    question: 'Can my business afford it?',
    about: 'Lenders and buyers want records that match the bank. We help you complete them.',
    today: [
      'A business workspace, with roles for managers and your accountant',
      'A check of each import against your bank’s closing balance',
    ],
    bring: ['A year of statements for each account', 'What you want to do, and by when'],
    limits: `${BRAND.name} raises no capital and arranges no credit.`,
  },
  {
    id: 'risk-management',
    title: 'Risk Management',
    question: 'Are we insured well enough?',
    about: 'Insure some risks, avoid others, save for the rest. Your debit orders show if you are insured twice.',
    today: [
      'Insurance premiums and levies by name, month after month',
      'Alerts about unusual activity in your account',
    ],
    bring: ['Your insurance policies, or their debit orders', 'Who depends on you'],
    limits: `${BRAND.name} sells no insurance and compares no premiums. Whoever does must be licensed for it where you live.`,
  },
  {
    id: 'alternative-investments',
    title: 'Alternative Investments',
    question: 'What about land, rentals or a shop?',
    about: 'Land, cattle, rooms to let or a share in a shop: record what they earn and cost.',
    today: ['A separate workspace for a rental or side business', 'Categories that you name'],
    bring: ['Title deeds or agreements', 'What the asset earned and cost last year'],
    limits: `${BRAND.name} values nothing, lists no offers and runs no pool of money.`,
  },
  {
    id: 'sustainable-investing',
    title: 'Sustainable Investing',
    question: 'Can my money do good?',
    about: 'Start with what you want to fund and what you do not. Then check what a fund really holds.',
    today: ['Giving, family support and community contributions as categories'],
    bring: ['What you would never invest in', 'What you own today'],
    limits: `${BRAND.name} rates no fund and sells none. What it shows is what is in your own statements.`,
  },
];
