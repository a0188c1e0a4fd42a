/** `parts.tsx` */
export const PARTS_WORDS = {
  thisBrowserCannotShow:
    'This browser cannot show notifications. On an iPhone or iPad, add Ilifa to the home screen and open it there.',
  notificationsAreBlockedIn:
    'Notifications are blocked in this browser. Allow them in the browser settings for this site, then reload this page.',
  onYourDevices: 'On your devices',
  seeNotificationsWhileAppNote: 'See notifications while the app is closed. They never show amounts.',
  notificationsAreOnFor: 'Notifications are on for this device',
  notificationsWereNotTurned: 'Notifications were not turned on',
  thisBrowserCouldNot: 'This browser could not reach its notification service. Try again later. You still get e-mails.',
  notChanged: 'Notifications were not changed',
  showNotificationsOnThis: 'Show notifications on this device',
  yourBrowserWillAskNote: 'Your browser will ask for permission.',
  notificationsAreOffFor: 'Notifications are off for that device',
  otherDevices: 'Other devices',
  since: (day: string) => `Notifications on since ${day}`,
  removeOf: (name: string) => `Remove ${name}`,
  remove: 'Remove',
} as const;
