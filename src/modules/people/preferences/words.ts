/** `data-use.parts.tsx` */
export const DATA_USE_PARTS_WORDS = {
  nothingWasChanged: 'Nothing was changed',
  thisBrowserBlocksStorage: 'This browser blocks storage for this site, so we cannot save this setting.',
  savedOnThisDevice: 'Saved on this device',
  noFiguresAreSaved: 'No figures are saved on this device',
  offline: 'Offline',
  saveRecentPagesOn: 'Save recent pages on this device',
  readYourRecentPagesNote: 'Read your recent pages while offline. Turn this off on a shared device.',
  dataSaverIsOn: 'Data saver is on',
  dataSaverIsOff: 'Data saver is off',
  dataUse: 'Internet data use',
  lessDataOn: 'Use less data on this device',
  pagesRefreshLessOftenNote: 'Pages refresh less often and show no profile pictures.',
  onBecauseYourBrowser: 'Data saver is on because your browser asks websites to use less data.',
} as const;

/** `locale.page.tsx` */
export const LOCALE_PAGE_WORDS = {
  languageRegionHeading: 'Language & Region',
  howWeShowDatesNote: 'How we show dates, times and amounts.',
  languageAndCurrency: 'Language and currency',
  language: 'Language',
  regionSetsHowNumbersNote: 'The language also decides how numbers and dates look.',
  currency: 'Currency',
  usedForNewAccountsNote: 'New accounts start in this currency. Existing amounts are not converted.',
  yourMonth: 'Your month',
  dateAndTime: 'Date and time',
  dateFormat: 'Date format',
  timeFormat: 'Time format',
  timeZone: 'Time zone',
  setsWhichDayIsNote: 'Your time zone decides when a new day starts.',
  preview: 'Preview',
  amount: 'Amount',
  now: 'Current time',
} as const;

/** `skip-welcome.parts.tsx` */
export const SKIP_WELCOME_PARTS_WORDS = {
  doNotShowAgain: 'Don’t show this again',
  showAfterSignIn: 'Show page after sign-in',
} as const;

/** `days-off.tsx` and `day-off-dialog.tsx` */
export const DAYS_OFF_WORDS = {
  title: 'Days off',
  note: 'A payday on a day off moves to the working day before. Public holidays already count.',
  add: 'Add day off',
  day: 'Day',
  name: 'Name',
  nameNote: 'Why it is a day off, such as “Office closed”.',
  remove: (name: string) => `Remove day off: ${name}`,
} as const;

/** `month-start.parts.tsx` */
export const MONTH_START_PARTS_WORDS = {
  monthStartsOn: 'Month starts on',
  chooseYourPaydayThisNote: (dates: string) => `Many people choose their payday. Your current month is ${dates}.`,
  since: (day: string) => `The new start of your month applies from ${day}. Earlier months stay as they were.`,
  applyToAll: 'Apply to earlier months',
  orWorkingDayBefore: 'Start on the working day before, if this is a weekend or public holiday',
} as const;
