import type { LegalSection } from './legal-section.ts';

/** What this software does with what it is told. A statement here is changed together with what it is about. */
export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    facts: [
      'You decide which files to import. We have no link to your bank and never ask for your bank password.',
      'We use your data only to show you your money and to keep your account safe.',
      'We show no advertising and sell no data. We measure nothing without your consent.',
      'You can export your data and delete your account yourself.',
    ],
  },
  {
    id: 'what-is-kept',
    title: 'What we store',
    facts: [
      'Your profile: name, e-mail address, country, type of account and what you add. We remove camera details from pictures.',
      'Your workspaces: accounts, transactions, categories and imported statement files.',
      'How you sign in: a hash of your password, two-step verification and open sessions.',
      'Where you sign in from: network address, browser, device and country of each session. We look up the country on our own server.',
      'Your activity: a log of actions in your account that is protected against changes.',
      'Your privacy choices: what you chose, when and where you chose it, and the wording you saw.',
      'What you send with our forms: a message, a partner application, or an address for the newsletter.',
    ],
  },
  {
    id: 'why',
    title: 'Why we store it, and our legal basis',
    paragraphs: [
      'We store your workspaces and profile to provide the service you asked for. We store sessions, devices and the activity log because the law requires us to protect data and trace breaches. In South Africa this is the Protection of Personal Information Act. In Kenya it is the Data Protection Act 2019, and in Nigeria the Data Protection Act 2023.',
      'For anything else we ask for your consent, for each purpose. Today only measurement is used. With your consent, the app tells us which of its pages were slow on your device.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees your data',
    facts: [
      'You see your data, and so do members you invite to your workspaces, as far as their role allows.',
      'The operator of this installation runs the server and its backups. Account numbers and two-step verification secrets are stored encrypted.',
      'The mail server that delivers our e-mails to you sees their content.',
      'A service that you sign in with learns that you signed in, and tells us your name and e-mail address.',
      'If you turn on notifications, the push service of your browser delivers the notifications, encrypted for that browser only.',
      'Nobody else sees your data. Our pages load nothing from other companies.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long we store it',
    facts: [
      'We store your workspaces until you delete them. Deleted items are gone for good after 30 days.',
      'An unused session ends after an hour at the latest. You can have five open sessions.',
      'A deleted account waits 14 days, and signing in restores it. Then we delete all your data.',
      'The activity log stays after your account is deleted, because removing entries would break its protection against tampering. It holds anonymous numbers, network addresses and browsers, but never your name, your address or the names of your workspaces.',
      'We delete contact messages after a year, and rejected partner applications a year after the decision. We delete newsletter addresses when you unsubscribe, or after a week without confirmation.',
      'Copies in backups stay until the operator replaces the backups.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    facts: [
      'Access and export: “Download your data” in your settings gives you one archive, readable by people and programs.',
      'Correction: change your data in your profile and your workspaces.',
      'Any other request, or a request in writing: use “Your data rights” in your settings. You see the legal deadline there, and get our answer.',
      'Deletion: choose “Delete your account” in your settings. If you cannot wait 14 days, use “Your data rights”.',
      'Withdrawing consent: use “Privacy choices”, at the bottom of every public page and in your settings.',
      'Automated decisions: we make no automated decisions about you. Only the security of your account is automatic, and we tell you each time.',
      'Complaints: the Information Regulator (South Africa), the Office of the Data Protection Commissioner (Kenya) or the Data Protection Commission (Nigeria).',
    ],
  },
  {
    id: 'if-something-goes-wrong',
    title: 'If something goes wrong',
    paragraphs: [
      'The law of your country says who must be told of a data breach, and by when. In Kenya and Nigeria we tell the authority within 72 hours if people are at risk. In South Africa we tell the Regulator and the people concerned as soon as reasonably possible. We would tell you what happened, what it may mean for you, and what to do.',
    ],
  },
  {
    id: 'who-answers',
    title: 'Who is responsible',
    filled: 'responsible',
  },
];
