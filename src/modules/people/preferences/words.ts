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
  dataUse: 'Data use',
  lessDataOn: 'Use less data on this device',
  pagesRefreshLessOftenNote: 'Pages refresh less often and show no profile pictures.',
  onBecauseYourBrowser: 'On because your browser asks websites to save data.',
} as const;

/** `locale.page.tsx` */
export const LOCALE_PAGE_WORDS = {
  languageRegionHeading: 'Language & Region',
  howWeShowDatesNote: 'How we show dates, times and amounts.',
  language: 'Language',
  regionSetsHowNumbersNote: 'Also sets how numbers and dates look.',
  money: 'Money',
  currency: 'Currency',
  usedForNewAccountsNote: 'Used for new accounts. Amounts are not converted.',
  yourMonth: 'Your month',
  dateAndTime: 'Date and time',
  dateFormat: 'Date format',
  timeFormat: 'Time format',
  timeZone: 'Time zone',
  setsWhichDayIsNote: 'Sets which day is today.',
  preview: 'Preview',
  amount: 'Amount',
  now: 'Now',
} as const;

/** `skip-welcome.parts.tsx` */
export const SKIP_WELCOME_PARTS_WORDS = {
  doNotShowAgain: 'Don’t show again',
  showAfterSignIn: 'Show after sign-in',
} as const;

/** `days-off.tsx` and `day-off-dialog.tsx` */
export const DAYS_OFF_WORDS = {
  title: 'Days off',
  note: 'Paydays move to the working day before. Public holidays are already included.',
  add: 'Add day off',
  day: 'Day',
  name: 'Name',
  nameNote: 'Such as “Office closed”.',
  remove: (name: string) => `Remove ${name}`,
} as const;

/** `month-start.parts.tsx` */
export const MONTH_START_PARTS_WORDS = {
  monthStartsOn: 'Month starts on',
  chooseYourPaydayThisNote: (now: string) => `Many people choose their payday. This month: ${now}.`,
  since: (day: string) => `From ${day} on. Earlier months stay as they were.`,
  applyToAll: 'Use for earlier months too',
  orWorkingDayBefore: 'Or the working day before a weekend or public holiday',
} as const;
