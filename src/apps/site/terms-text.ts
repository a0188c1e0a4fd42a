import { BRAND } from '#kernel/brand.ts';
import type { LegalSection } from './legal-section.ts';

/** What can be relied on, and what not. A statement here is changed together with what it is about. */
export const TERMS: readonly LegalSection[] = [
  {
    id: 'what-it-is',
    title: `What ${BRAND.name} is`,
    paragraphs: [
      `${BRAND.name} reads the bank statements you import, sorts them, and shows your income, your spending and what is left. It holds no money, moves no money, and has no access to your bank.`,
      'You see facts about your own figures. We give no financial, tax or legal advice and recommend no product. Advisers need a licence where you live.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    facts: [
      'An account is for one person. Invite others in your household or company, each with their own password and role.',
      'Keep your password to yourself, and turn on two-step verification. You are responsible for what is done with your password until you tell us otherwise.',
      'Import only your own statements, or those of people and companies who agreed.',
      'We lock an account for a while after wrong passwords, and e-mail you a link to unlock it. We limit how often you can do some things, and tell you when you can try again.',
    ],
  },
  {
    id: 'your-data',
    title: 'Your data stays yours',
    paragraphs: [
      'What you enter belongs to you, on every plan. You can export it at any time. When you delete your account, we delete your data after 14 days, as the Privacy page describes.',
    ],
  },
  {
    id: 'plans-and-prices',
    title: 'Plans and prices',
    facts: [
      'The free plan costs nothing and does not end.',
      'We tell you the price of another plan before you agree. Nothing is charged automatically, and we ask for no card.',
      'When a plan ends, its modules are locked. What you entered in those modules stays saved, and is part of your export.',
      'A plan includes the modules that it lists. You pay nothing for modules that are coming soon.',
    ],
  },
  {
    id: 'what-is-exact',
    title: 'What you need to check',
    paragraphs: [
      'Amounts are exact to the cent in their own currency. But a bank’s file can be wrong or incomplete, and categories are suggestions. Check the transactions before you import them. Compare figures with the statement itself before you use them for a tax return or a contract.',
    ],
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    facts: [
      'Accessing data that is not yours, or helping someone else to access it.',
      'Laundering money, or deceiving the people it belongs to.',
      'Disrupting the service for others, for example with endless requests. You are welcome to report a weakness if you did not look at other people’s data.',
    ],
  },
  {
    id: 'when-it-fails',
    title: 'If something does not work',
    paragraphs: [
      'The operator of this installation is responsible for backups and repairs, but nobody can promise that the service always works. Keep your statements and export your data from time to time.',
      'Nothing here limits your rights under the law of your country as a consumer, a customer or a data subject.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    paragraphs: ['These terms describe the software as it is today. When it changes, we update them on this page.'],
  },
  { id: 'contract', title: 'Who the agreement is with', filled: 'contract' },
];
