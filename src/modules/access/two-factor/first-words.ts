// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `sign-in.parts.tsx` */
export const SIGN_IN_PARTS_WORDS = {
  noPasskeyWasUsed: 'No passkey was used. Try again, or sign in with your password.',
  continueWithPasskey: 'Continue with a passkey',
} as const;
