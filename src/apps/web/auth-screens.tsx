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
  /** Below it stand the ways that need no password: to come in, or to come here first. */
  readonly waysTo?: 'sign-in' | 'sign-up';
  /** Says above it why whoever was signed in here is not any more. */
  readonly saysWhy?: true;
};

/** The pages under `/auth`. A new page is an entry here and nothing else. */
export const AUTH_SCREENS: readonly AuthScreen[] = [
  { path: '/auth', title: 'Sign in', load: signIn, waysTo: 'sign-in', saysWhy: true },
  { path: '/auth/signin', title: 'Sign in', load: signIn, waysTo: 'sign-in', saysWhy: true },
  {
    path: '/auth/signup',
    title: 'Create your account',
    waysTo: 'sign-up',
    load: () => import('#modules/access/sign-ups/page.tsx').then((page) => ({ default: page.SignUpPage })),
  },
  {
    path: '/auth/verify',
    title: 'Confirm your e-mail',
    forAll: true,
    load: () => import('#modules/access/sign-ups/verify.page.tsx').then((page) => ({ default: page.VerifyPage })),
  },
  {
    path: '/auth/forgot-password',
    title: 'Reset password',
    forAll: true,
    load: () =>
      import('#modules/access/passwords/forgot-password.page.tsx').then((page) => ({
        default: page.ForgotPasswordPage,
      })),
  },
  {
    path: '/auth/reset-password',
    title: 'Choose a password',
    forAll: true,
    load: () =>
      import('#modules/access/passwords/reset-password.page.tsx').then((page) => ({ default: page.ResetPasswordPage })),
  },
  {
    path: '/auth/confirm-email',
    title: 'Change e-mail address',
    forAll: true,
    load: () =>
      import('#modules/access/passwords/confirm-email.page.tsx').then((page) => ({ default: page.ConfirmEmailPage })),
  },
  {
    path: '/auth/callback',
    title: 'Sign in',
    forAll: true,
    load: () =>
      import('#modules/access/social-login/callback.page.tsx').then((page) => ({ default: page.CallbackPage })),
  },
  {
    path: '/auth/second-step',
    title: 'One more step',
    load: () =>
      import('#modules/access/two-factor/second-step.page.tsx').then((page) => ({ default: page.SecondStepPage })),
  },
];

function signIn() {
  return import('#modules/access/identity/sign-in.page.tsx').then((page) => ({ default: page.SignInPage }));
}
