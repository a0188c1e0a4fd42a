import { SIGN_IN_ADVICE } from '#modules/access/identity/sign-in-advice.ts';
import { linkTo } from '#ui/link-to.ts';
import { safeReturnPath, WELCOME } from '#browser/return-path.ts';
import { call } from './calls.client.ts';

const REFUSED_FIELDS = { email: 'Invalid email format', password: 'Password is required' } as const;

let watched: HTMLDialogElement | null = null;

/** The page below the dialog, where it is one to come back to (decisions, "Sign in and the header"); else nothing. */
function from(): string {
  return safeReturnPath(window.location.pathname + window.location.search, '');
}

/** Opens the dialog over the page. It calls the procedure that the page of signing in calls; that page takes every second step. */
export function openLogIn(dialog: HTMLDialogElement): void {
  if (watched !== dialog) watch(dialog);
  watched = dialog;
  say(dialog, '', '');
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('input[name=email]')?.focus();
}

function watch(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form');
  for (const button of dialog.querySelectorAll('[data-close]')) button.addEventListener('click', () => dialog.close());
  // Signing up, a forgotten password and the other ways in lead back as well.
  for (const link of dialog.querySelectorAll('a')) link.href = linkTo(link.pathname, { from: from() });
  // Beside the dialog is its own backdrop, which a press reaches as the dialog itself.
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close();
  });
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(dialog, form);
  });
}

async function send(dialog: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const typed = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  const [email, password] = [typed('email').trim(), typed('password')];
  const wrong = [mark(form, 'email', /^\S+@\S+\.\S+$/.test(email)), mark(form, 'password', password !== '')];
  const first = wrong.find((input) => input !== null);
  say(dialog, '', '');
  if (first !== undefined) {
    first?.focus();
    return;
  }
  form.ariaBusy = 'true';
  const answer = await call('identity/signIn', { email, password });
  if ('value' in answer) {
    const { secondStep } = answer.value as { secondStep: boolean };
    window.location.assign(secondStep ? linkTo('/auth/second-step', { from: from() }) : from() || WELCOME);
    return;
  }
  form.ariaBusy = null;
  say(dialog, answer.message, SIGN_IN_ADVICE[answer.code] ?? '');
}

/** Says beside a field what is wrong with it. Answers with the field where something is. */
function mark(form: HTMLFormElement, name: keyof typeof REFUSED_FIELDS, isRight: boolean): HTMLInputElement | null {
  const input = form.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const place = form.querySelector(`#log-in-${name}-error`);
  if (place !== null) place.textContent = isRight ? '' : REFUSED_FIELDS[name];
  if (input !== null) input.ariaInvalid = isRight ? null : 'true';
  return isRight ? null : input;
}

function say(dialog: HTMLDialogElement, message: string, advice: string): void {
  for (const [what, text] of [
    ['message', message],
    ['advice', advice],
  ] as const) {
    const place = dialog.querySelector(`[data-says=${what}]`);
    if (place !== null) place.textContent = text;
  }
}
