/** `backup-codes.tsx` */
export const BACKUP_CODES_WORDS = {
  backupCodesForEach: (name: string, codes: string) => `Backup codes for ${name}. Each works once.

${codes}
`,
  saveTheseCodesNow: 'Save these backup codes now',
  weShowThemOnly:
    'We show these codes only once. Use a code if you lose your app or passkey; each works once. Store the codes away from your phone.',
  backupCodesForEachName: (name: string) => `Backup codes for ${name}. Each works once.`,
  backupCodes: 'Backup codes',
  download: 'Download',
  print: 'Print',
  iHaveSavedThem: 'I have saved the codes',
} as const;

/** `factor-dialog.tsx` */
export const FACTOR_DIALOG_WORDS = {
  setUpAuthenticatorApp: 'Set up an authenticator app',
  authenticatorAppAdded: 'Authenticator app added',
  addPasskey: 'Add passkey',
  passkeyAdded: 'Passkey added',
  yourBackupCodes: 'Your backup codes',
  createNewBackupCodes: 'Create new backup codes',
  cancel: 'Cancel',
  createTenCodes: 'Create backup codes',
  oldOnesStopWorking: 'The old backup codes stop working.',
  weShowTenNew: 'We show the ten new backup codes once. {oldCodes}',
  renamePasskey: 'Rename passkey',
  passkeyRenamedTo: (name: string) => `Passkey renamed to ${name}`,
  passkeyName: 'Passkey name',
  save: 'Save name',
  authenticatorAppRemoved: 'Authenticator app removed',
  authenticatorApp: 'Authenticator app',
  theAuthenticatorApp: 'the authenticator app',
  removeAuthenticatorApp: (method: string) => `Remove ${method}`,
  remove: 'Remove',
  youCanNoLonger:
    'You can no longer sign in with this method. If it is your last, two-step verification turns off and your backup codes stop working.',
} as const;

/** `factor-rows.tsx` */
export const FACTOR_ROWS_WORDS = {
  authenticatorApp: 'Authenticator app',
  setUpOnNote: (day: string) => `App set up on ${day}`,
  removeAuthenticatorApp: 'Remove the authenticator app',
  remove: 'Remove',
  passkeyOfNote: (addedOn: string, lastUse: string) => `Added on ${addedOn}, ${lastUse}`,
  onAllYourDevices: 'Works on all your devices',
  moreAbout: (passkey: string) => `More about ${passkey}`,
  rename: 'Rename',
  backupCodes: 'Backup codes',
  noCodesLeftNote: 'No backup codes left',
  of10LeftNote: (left: number) => `${left} of 10 codes left`,
  createNewCodes: 'Create new backup codes',
} as const;

/** `passkey-setup.tsx` */
export const PASSKEY_SETUP_WORDS = {
  noPasskeyWasCreated: 'No passkey was created. Try again, unless this device already has one.',
  signInWithYour: 'Sign in with your fingerprint, face or device PIN instead of a password.',
  passkeyName: 'Passkey name',
  forExampleMyPhoneNote: 'For example: My phone, Work laptop.',
  createPasskey: 'Add passkey',
} as const;

/** `proof.tsx` */
export const PROOF_WORDS = {
  passkey: 'Use a passkey',
  yourAuthenticatorApp: 'Use your authenticator app',
  backupCode: 'Use a backup code',
  getCodeByE: 'Get a code by e-mail',
  yourPassword: 'Use your password',
  youHaveNoOther: 'You have no other way to confirm it’s you.',
  codeFromYourAuthenticator: 'Code from your authenticator app',
  sixDigitsThatChangeNote: 'The code has six digits that change every 30 seconds.',
  otherMethods: 'Other ways to confirm it’s you',
  noPasskeyWasUsed: 'No passkey was used. Try again, or choose another method.',
  yourFingerprintFace: 'Use your fingerprint, face or device PIN.',
  confirm: 'Confirm it’s you',
  weWillEMail: (sendsTo: string) => `We will e-mail a six-digit code to ${sendsTo}.`,
  sendCode: 'Send code',
  weSentCodeTo: (sendsTo: string) => `We sent a code to ${sendsTo}. Enter it in this window within ten minutes.`,
  codeFromEMail: 'Code from the e-mail',
  sixDigitsNote: 'The code has six digits.',
  resendCode: 'Resend code',
  backupCodeLabel: 'Backup code',
  oneOfYourTenNote: 'Enter one of your ten codes, like abcde-fghjk. Each code works once.',
  password: 'Password',
} as const;

/** `qr-code.tsx` */
export const QR_CODE_WORDS = {
  x: (x: number, y: number) => `M${x} ${y}h1v1h-1z`,
} as const;

/** `second-factor.parts.tsx` */
export const SECOND_FACTOR_PARTS_WORDS = {
  administratorsMustUseTwo: 'Administrators must use two-step verification, so you cannot remove your last method.',
  yourWorkspaceRequiresTwo: 'Your workspace requires two-step verification, so you cannot remove your last method.',
  twoStepVerificationIs: 'Two-step verification is on',
  turnOnTwoStep: 'Turn on two-step verification',
  twoStepVerification: 'Two-step verification',
  weAskForCodeNote: 'We ask for a code or passkey when you sign in on a new device.',
  setUpAuthenticatorApp: 'Set up an authenticator app',
  addPasskey: 'Add passkey',
  noBackupCodesLeft: 'No backup codes left',
  oneBackupCodeLeft: (left: number) => (left === 1 ? 'One backup code left' : `Only ${left} backup codes left`),
  withoutOneLostPhone:
    'Without a backup code, a lost phone locks you out. Create ten codes and keep them with your important papers.',
} as const;

/** `second-step.page.tsx` */
export const SECOND_STEP_PAGE_WORDS = {
  twoStepVerificationHeading: 'Two-step verification',
  youMustTurnItNote: 'Two-step verification is required. It protects your account if someone learns your password.',
  requiresItTurnItNote: (workspace: string) =>
    `“${workspace}” requires two-step verification. Turn it on to open this workspace.`,
  openYourOwnWorkspace: 'Open your own workspace',
  signInAgain: 'Sign in again',
  notYouOrStuck: 'Wrong account, or cannot confirm it’s you? {link}',
  oneMoreStepHeading: 'One more step',
  confirmItsYouThenNote: 'Confirm it’s you, then turn on two-step verification.',
  youAreOnNewNote: 'You are on a new device. Confirm it’s you.',
  weCouldNotRemember: 'We could not remember this browser.',
  dontAskAgainIn: 'Don’t ask again in this browser for 30 days',
} as const;

/** `set-up.tsx` */
export const SET_UP_WORDS = {
  authenticatorApp: 'Authenticator app',
  appOnYourPhone: 'An app on your phone shows a six-digit code.',
  passkey: 'Passkey',
  yourFingerprintFaceOr: 'You confirm with your fingerprint, face or device PIN.',
} as const;

/** `step-up.tsx` */
export const STEP_UP_WORDS = {
  confirmItsYou: 'Confirm it’s you',
  thisActionIsSensitiveNote: 'This action is sensitive. We won’t ask again for 30 minutes.',
} as const;

/** `totp-setup.tsx` */
export const TOTP_SETUP_WORDS = {
  qrCodeForYour: 'QR code for your authenticator app',
  scanThisCodeWith: 'Scan this code with your authenticator app, or type in the setup key.',
  key: 'Setup key',
  copyKey: 'Copy setup key',
  codeFromApp: 'Code from the app',
  sixDigitsNote: 'The code has six digits.',
  setUpApp: 'Add authenticator app',
} as const;

/** `trusted.parts.tsx` */
export const TRUSTED_PARTS_WORDS = {
  browserRemoved: (count: number) => (count === 1 ? 'Trusted browser removed' : `${count} trusted browsers removed`),
  trustedBrowsers: 'Trusted browsers',
  weSkipTwoStepNote: 'We skip two-step verification in these browsers, except for sensitive actions.',
  askInAllBrowsers: 'Remove all trusted browsers',
  lastUsedOnTrusted: (lastUsed: string, trustedUntil: string) =>
    `Last used on ${lastUsed}, trusted until ${trustedUntil}`,
  thisBrowser: 'This browser',
  askAgainIn: (browser: string) => `Remove browser ${browser}`,
  askAgain: 'Remove browser',
} as const;
