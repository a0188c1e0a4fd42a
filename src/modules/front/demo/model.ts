import type * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';
import type { BusinessSchema } from '#modules/people/business-profile/model.ts';
import { companyBooks } from './company.ts';
import { householdBooks } from './household.ts';
import type { DemoBooks } from './ledger.ts';

/** Somebody to look around as. */
export type DemoPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: 'individual' | 'business';
  /** What the demo is called where its sign-in is printed. */
  readonly title: string;
  /** The business whose books these are; null for the person's own. */
  readonly business: string | null;
  /** What is said of it; official numbers are left empty, since an invented one may be real. */
  readonly details: z.input<typeof BusinessSchema> | null;
  /** What they pay for; null for what is free. */
  readonly plan: string | null;
  readonly booksOn: (today: Day) => DemoBooks;
};

type DemoBudget = {
  readonly rule: string;
  /** What some lines carry over, by category. */
  readonly carried: readonly { readonly name: string; readonly rollover: 'surplus' | 'both' }[];
  readonly groups: readonly { readonly name: string; readonly of: readonly string[] }[];
  /** Categories that are paid every few months, of what a goal sets aside. */
  readonly without: readonly string[];
};

/** The household lives from payday to payday. */
export const DEMO_BUDGETS: Readonly<Record<DemoPerson['userType'], DemoBudget>> = {
  individual: {
    rule: 'month:25-or-before',
    carried: [
      { name: 'Clothing', rollover: 'surplus' },
      { name: 'Vehicle maintenance', rollover: 'surplus' },
    ],
    groups: [],
    without: [],
  },
  business: { rule: 'month:1', carried: [], groups: [], without: ['VAT', 'Provisional tax'] },
};

export const DEMO_COUNTRY = 'ZA';
/** Printed at every start with the demo: it keeps nothing that is anybody's. */
export const DEMO_PASSWORD = 'Look#Around1';
const DICE = 7;

const DETAILS: z.input<typeof BusinessSchema> = {
  legalName: 'Blue Crane Coffee Roasters (Pty) Ltd',
  tradingName: 'Blue Crane Coffee',
  entity: 'company',
  industry: 'manufacturing',
  country: DEMO_COUNTRY,
  street: '14 Foundry Lane',
  city: 'Cape Town',
  region: 'Western Cape',
  postalCode: '7925',
  yearStart: 3,
};

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'demo@ilifa.example',
    firstName: 'Thandi',
    lastName: 'Nkosi',
    userType: 'individual',
    title: 'household',
    business: null,
    details: null,
    plan: null,
    booksOn: (today) => householdBooks(today, DICE),
  },
  {
    email: 'company@ilifa.example',
    firstName: 'Yusuf',
    lastName: 'Adams',
    userType: 'business',
    title: 'company',
    business: 'Blue Crane Coffee Roasters',
    details: DETAILS,
    plan: 'Business',
    booksOn: (today) => companyBooks(today, DICE),
  },
];
