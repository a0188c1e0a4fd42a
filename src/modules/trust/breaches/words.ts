/** How likely it is that people come to harm: not, somewhat, or seriously. */
export const RISKS = ['none', 'any', 'high'] as const;
export type Risk = (typeof RISKS)[number];

export const RISK_WORDS: Readonly<Record<Risk, string>> = {
  none: 'No real risk of harm',
  any: 'A real risk of harm',
  high: 'A high risk of harm',
};

export const CAPACITIES = ['controller', 'processor'] as const;
export type Capacity = (typeof CAPACITIES)[number];

export const CAPACITY_WORDS: Readonly<Record<Capacity, string>> = {
  controller: 'Data controller: we decide how the data is used',
  processor: 'Processor: we act for others',
};

/** How far a figure was checked. */
export type Checked = 'read' | 'second-hand' | 'from memory';

export const CHECKED_WORDS: Readonly<Record<Checked, string>> = {
  read: 'This legal rule was checked in the law or a guide.',
  'second-hand': 'This legal rule is from an unofficial source. Check it.',
  'from memory': 'This legal rule has not been checked yet. Check it.',
};

/** What the register's entries are, and what each is called in the history. */
export const ENTRY_WORDS = {
  recorded: 'Breach recorded',
  corrected: 'Breach facts changed',
  told: 'Breach notice given',
  marked: 'Breach deadline reminder',
} as const;
export type EntryKind = keyof typeof ENTRY_WORDS;

/** `3 hours`, `2 days 4 hours`, `less than an hour`. Whole hours, never rounded up. */
export function durationInWords(milliseconds: number): string {
  const hours = Math.floor(milliseconds / 3_600_000);
  if (hours < 1) return 'less than an hour';
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  const say = (count: number, one: string) => `${count}\u00a0${one}${count === 1 ? '' : 's'}`;
  if (days === 0) return say(hours, 'hour');
  return rest === 0 ? say(days, 'day') : `${say(days, 'day')} ${say(rest, 'hour')}`;
}

/** `admin.at-a-glance.tsx` */
export const ADMIN_AT_A_GLANCE_WORDS = {
  breachRegister: 'Breach register',
  viewRegister: 'View breach register',
} as const;

/** `admin.breach-card.tsx` */
export const ADMIN_BREACH_CARD_WORDS = {
  knownSinceNote: (awareAt: string, riskWords: string) => `The breach has been known since ${awareAt}. ${riskWords}.`,
  editFacts: 'Edit breach facts',
  noLawKnown: 'No breach law known',
  checkLawOfThat: (countries: string) => `${countries}: check the law of that country. We show no deadline.`,
  noLawWeKnow: 'No law we know requires a notice for these facts.',
  noticesFor: (title: string) => `Breach notices for: ${title}`,
  factsEffectsAndActions: 'Breach facts, effects and actions',
  discovered: 'Breach discovered on',
  whatHappened: 'What happened',
  peopleAffected: 'People affected',
  dataAffected: 'Personal data affected',
  people: 'Number of people affected',
  effects: 'Effects of the breach',
  actions: 'Actions taken',
  ourRole: 'Our role with this data',
  historyOf: (count: number) => `Breach history (${count})`,
  history: 'Breach history',
  by: (person: string) => `, entered by ${person}`,
  text: '{time} {entry}{by}',
  notRecordedYet: 'Nothing recorded yet',
  noticeDue: 'Breach notice due',
  halfTimeIsUsed: 'Half the time for a breach notice is used',
  notifiedLateWithReason: 'Breach notice late, with a reason',
  notifiedLateNoReason: 'Breach notice late, without a reason',
  enteredBy: (person: string) => ` Entered by ${person}.`,
  referenceOf: (reference: string) => ` Reference: ${reference}.`,
  reasonForDelay: (lateReason: string) => ` Reason for the late notice: ${lateReason}`,
  notifiedOn: (at: string, by: string, reference: string, lateReason: string) =>
    `Breach notice given on ${at}.${by}${reference}${lateReason}`,
  recordNotice: (count: number) => (count === 0 ? 'Record breach notice' : 'Add breach notice'),
  notifiedAfter: (duration: string) => `Breach notice was given after ${duration}.`,
  atOnce: 'Breach notice is due at once',
  asSoonAsReasonably: 'Breach notice is due as soon as reasonably possible',
} as const;

/** `admin.concerned-fields.tsx` */
export const ADMIN_CONCERNED_FIELDS_WORDS = {
  country: (index: number) => `Country ${index}`,
  numberOfPeopleCountry: (index: number) => `Number of people affected, country ${index}`,
  notKnown: 'Not known',
  removeCountry: (index: number) => `Remove country ${index}`,
  addCountry: 'Add affected country',
} as const;

/** `admin.facts-dialog.tsx` */
export const ADMIN_FACTS_DIALOG_WORDS = {
  timeZone: (timeZone: string) => `Time zone: ${timeZone}.`,
  recordBreach: 'Record a breach',
  editFacts: 'Edit breach facts',
  enterWhatYouKnowNote: 'Enter what you know now. Do not name the people affected.',
  recordBreachLabel: 'Record breach',
  saveFacts: 'Save breach facts',
  breachRecordedDeadlinesAre: 'Breach recorded. The deadlines are running',
  factsSaved: 'Breach facts saved',
  title: 'Title',
  discovered: 'Breach discovered on',
  whenYouFirstNoticedNote: (zone: string) => `When you first noticed the breach. ${zone}`,
  aware: 'Became aware of breach on',
  whenYouKnewThatNote: 'When you knew that personal data was affected.',
  riskForPeople: 'Risk to people',
  ourRole: 'Our role with this data',
  whatHappened: 'What happened',
  dataAffected: 'Personal data affected',
  peopleAffected: 'People affected',
  peopleAffectedByCountry: 'People affected, by country',
  effects: 'Effects of the breach',
  actions: 'Actions taken',
  whatYouDidAndNote: 'What you did about the breach, and what the people affected should do.',
} as const;

/** `admin.page.tsx` */
export const ADMIN_PAGE_WORDS = {
  securityHeading: 'Security',
  doNotNamePeopleNote: 'Do not name the people affected: entries are permanent.',
  recordBreach: 'Record a breach',
  breachRegister: 'Breach register',
  noBreachesRecorded: 'No data breaches recorded',
  recordLostChangedOr: 'Record lost, changed or exposed personal data to see the legal deadlines.',
} as const;

/** `admin.told-dialog.tsx` */
export const ADMIN_TOLD_DIALOG_WORDS = {
  recordNotice: 'Record breach notice',
  thisRecordsNoticeItNote: (whom: string) => `${whom}. This records the notice. It does not send it.`,
  saveNotice: 'Save breach notice',
  noticeRecorded: 'Breach notice recorded',
  when: 'Breach notice given on',
  timeZoneNote: (timeZone: string) => `Time zone: ${timeZone}.`,
  reference: 'Reference',
  authoritysNumberOrHowNote: 'The authority’s reference number, or how you informed people.',
  reasonForDelay: 'Reason for late notice',
} as const;
