import { BRAND } from '#kernel/brand.ts';
import type { LegalSection } from './legal-section.ts';

/** What can be relied on, and what not. A statement here is changed together with what it is about. */
export const TERMS: readonly LegalSection[] = [
  {
    id: 'what-it-is',
    title: 'What it is',
    paragraphs: [
      `${BRAND.name} is software that keeps books: it reads the statements you bring, sorts them, and shows what came in, what went out and what is left. It holds no money, moves no money, and has no access to your bank.`,
      'It gives facts about your own figures. It gives no financial, tax or legal advice and recommends no product. Who advises you has to be licensed for it where you live.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    facts: [
      'It is for one person. For a household or a company invite the others, each with a role and a password of their own.',
      'Keep your password to yourself and add a second factor. What is done with your password counts as done by you until you tell us otherwise.',
      'Bring only statements that you may bring: your own, or those of people and companies who agreed.',
      'An account that somebody guesses at is locked for a while, and an e-mail to you opens it. How often each thing may be asked for is limited, and you are told when it opens again.',
    ],
  },
  {
    id: 'your-data',
    title: 'Your data stays yours',
    paragraphs: [
      'What you enter belongs to you, on every plan, before, during and after. You can take it away whole at any time. When you end your account it is deleted after 14 days, as the page Privacy describes.',
    ],
  },
  {
    id: 'plans-and-prices',
    title: 'Plans and prices',
    facts: [
      'The free plan costs nothing and does not end.',
      'For a larger plan you are told the price before you agree to it. Nothing is charged by itself, and no card is asked for.',
      'When a plan ends, its modules are locked. What you entered in them is kept, and leaves with your archive.',
      'A plan opens the modules that it lists. What is coming soon is in no plan, and nothing is charged for it.',
    ],
  },
  {
    id: 'what-is-exact',
    title: 'What is exact, and what you have to check',
    paragraphs: [
      'Amounts are kept to the cent in their own currency and are never rounded on the way. Where a statement can be read in two ways you are asked. Still, a bank’s file can be wrong or incomplete, and categories are suggestions: look at what was read before you import it, and do not rely on a figure for a tax return or a contract without holding it against the statement itself.',
    ],
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    facts: [
      'To get at books that are not yours, or to help somebody else do so.',
      'To use it for hiding where money came from, or for deceiving those it belongs to.',
      'To disturb it for others, by programs that ask without end or otherwise. Who finds a weakness and tells us, without looking at other people’s data, is welcome.',
    ],
  },
  {
    id: 'when-it-fails',
    title: 'When it does not work',
    paragraphs: [
      'Whoever runs this installation answers for its backups and for mending it; nobody can promise that it is never away. Keep your statements, and take your archive from time to time: it is the surest backup of yours.',
      'Nothing here takes away a right that the law of your country gives you, whether as a consumer, as a customer or as the person the data is about.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes, and what is not said yet',
    paragraphs: [
      'These terms describe the software as it is. When what it does changes, they change with it.',
      'The registered name and number of the company, the law that applies and the court are not published here yet. Until they are, do not sign up for anything that you pay for.',
    ],
  },
];
