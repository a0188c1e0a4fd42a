import type { ComponentType } from 'react';

/**
 * A page of signing in. It stands outside React Router, whose 30 KB it does without: links are plain `<a href>`, and
 * after signing in it loads `safeReturnPath` of `?from=` by `window.location.assign`.
 */
export type AuthScreen = {
  readonly path: `/auth${string}`;
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** For who is signed in too; from any other page of these they are led on. */
  readonly forAll?: true;
};

/** The pages under `/auth`. A new page is an entry here and nothing else. */
export const AUTH_SCREENS: readonly AuthScreen[] = [
  { path: '/auth', title: 'Sign in', load: signIn },
  { path: '/auth/signin', title: 'Sign in', load: signIn },
  {
    path: '/auth/signup',
    title: 'Create your account',
    load: () => import('#modules/sign-ups/page.tsx').then((page) => ({ default: page.SignUpPage })),
  },
  {
    path: '/auth/verify',
    title: 'Confirm your address',
    forAll: true,
    load: () => import('#modules/sign-ups/verify.page.tsx').then((page) => ({ default: page.VerifyPage })),
  },
  {
    path: '/auth/second-step',
    title: 'One more step',
    load: () => import('#modules/factors/second-step.page.tsx').then((page) => ({ default: page.SecondStepPage })),
  },
];

function signIn() {
  return import('#modules/identity/sign-in.page.tsx').then((page) => ({ default: page.SignInPage }));
}
