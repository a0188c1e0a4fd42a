import { BRAND } from '#kernel/brand.ts';
import type { LegalSection } from './legal-section.ts';

/** What this software does with what it is told. A statement here is changed together with what it is about. */
export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    facts: [
      'You decide what goes in, file by file. There is no link to your bank, and your bank password is never asked for.',
      'It is used to show you your own money and to keep your account safe, and for nothing else.',
      'There is no advertising and no sale of data. Nothing is measured without your yes.',
      'You can take all of it away, and you can end your account, without asking anybody.',
    ],
  },
  {
    id: 'what-is-kept',
    title: 'What is kept',
    facts: [
      'Who you are: name, e-mail address, country, type of account, and what you add to your profile yourself. Of a picture only a newly drawn copy is kept, without what the camera wrote into it.',
      'Your books: accounts, transactions, categories, and the statement files you brought.',
      'How you sign in: a scrambled form of your password that nobody can read back, second factors, and the sessions that are open.',
      'Where from: for each session the network address, the kind of browser and device, and the country that a table on our own server gives for the address. No other service is asked.',
      'What was done: a record of deeds in your account, which cannot be altered unnoticed.',
      'What you decided about privacy: each decision with its wording, time and place.',
      'What you send with a form of this site: a message, an application to be a partner, or an address for news. The last is kept as waiting until you use the link of our e-mail.',
    ],
  },
  {
    id: 'why',
    title: 'Why, and on which ground',
    paragraphs: [
      'Your books and your profile are kept because you asked for the service: it cannot be given without them. Sessions, devices and the record of deeds are kept because the law asks us to safeguard what is entrusted to us and to be able to trace a breach: in South Africa the Protection of Personal Information Act, in Kenya the Data Protection Act 2019, in Nigeria the Data Protection Act 2023.',
      'Anything beyond that waits for your yes, one for each purpose. Of the three only measurement does anything today: with your yes, the application tells us when one of its pages was slow on your device, and which page it was.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    facts: [
      'You; and the members you invite into books of yours, as far as their role goes: some accounts, or no amounts, if you wish.',
      'Whoever runs this installation has its server and its backups. The database keeps each set of books apart, and account numbers and the secrets of second factors are encrypted where they are kept.',
      'The mail server that carries e-mails to you sees what is in them.',
      'A service you choose to sign in with, such as an identity provider, learns that you did, and tells us your name and address.',
      'If you switch on messages in a browser, the push service of its maker carries them, sealed so that only that browser can open them.',
      'Nobody else. No page of ours asks another host for anything.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long',
    facts: [
      'Your books, as long as you keep them. What you delete is gone for good after 30 days.',
      'A session that rests ends after an hour at the latest, and five can be open at once.',
      'An account that you end waits 14 days, so that you can change your mind by signing in. Nobody sees it in that time. Then everything of your own is gone.',
      'What stays after that is the record of deeds, because a chain with a link cut out proves nothing. It holds numbers that lead to nobody any more, network addresses and browsers; never your name, your address or the names of your books.',
      'A message through the page Contact goes a year after it came, an application to be a partner that was not accepted a year after that was decided. An address for news goes the moment you leave, or after a week if you never confirmed it.',
      'Copies in backups stay until whoever runs this installation renews them.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights, and where they are',
    facts: [
      'To see and to take along: “Download your data”, among your settings, gives you one archive, readable by people and programs.',
      'To correct: in your profile and your books, yourself.',
      'To anything else, or if you want it in writing: “Your data rights”, among your settings. You see until which day the law of your country wants an answer, and whoever runs this installation answers there.',
      'To erase: “Delete your account”, among your settings. Whoever wants it sooner than in 14 days says so under “Your data rights”.',
      'To withdraw a yes: “Privacy choices”, at the foot of every public page and among your settings, in the same step as giving it.',
      'Not to be judged by a machine alone: no decision about you is. What is guarded automatically is your own account, and you are told of every such step.',
      'To complain: in South Africa to the Information Regulator, in Kenya to the Office of the Data Protection Commissioner, in Nigeria to the Data Protection Commission.',
    ],
  },
  {
    id: 'if-something-goes-wrong',
    title: 'If something goes wrong',
    paragraphs: [
      'If personal data falls into wrong hands, the law of your country says who is told and by when: in Kenya and Nigeria the authority within 72 hours where people are at risk, in South Africa the Regulator and the people concerned as soon as reasonably possible. For such cases the software has a register with those clocks, in which nothing can be changed afterwards. You would be told what happened, what it may mean for you, and what to do.',
    ],
  },
  {
    id: 'who-answers',
    title: 'Who answers for it',
    paragraphs: [
      `${BRAND.name} can be run by more than one company or group. Whoever runs the installation at this address decides about the data kept here and answers for it. How to reach them is said on the page Contact, as far as it is published.`,
    ],
  },
];
