// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `parts.tsx` */
export const PARTS_WORDS = {
  otherServices: 'Sign in with other services',
  continueWith: (name: string) => `Continue with ${name}`,
} as const;
