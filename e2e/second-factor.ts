import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import pg from 'pg';
import { type Caller, PASSWORD } from './caller.ts';
import { expect } from './fixtures.ts';
import { settled } from './looks.ts';
import { databaseIn } from './running-app.ts';
import { forgetSignIn } from './signing-out.ts';

/** What an authenticator app shows now, or `later` steps of 30 seconds from now; computed by another library than ours. */
export function codeOf(secret: string, later = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 });
}

/** Gives somebody who is signed in an authenticator app, as a page would. */
export async function withTotp({ api }: Caller): Promise<{ secret: string; backupCodes: readonly string[] }> {
  const { secret } = await api.factors.beginTotp();
  const { backupCodes } = await api.factors.confirmTotp({ code: await codeOf(secret) });
  return { secret, backupCodes: backupCodes ?? [] };
}

/** Types address and password, with the keyboard alone. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signin');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

/** Signs the browser out and in again, up to the second step. */
export async function upToSecondStep(page: Page, email: string): Promise<void> {
  // What was just changed has reached the server.
  await settled(page);
  await forgetSignIn(page, /session/);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

/** Presses a control as who has no mouse does. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  // While it works it takes no second press.
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

/** A device with a passkey inside, unlocked by its owner, as Chromium plays one. `touch`: its owner answers, or does not. */
export async function virtualAuthenticator(page: Page): Promise<{ touch: (answers: boolean) => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const touch = async (enabled: boolean) => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
  return { touch };
}

/** The person showed that it is them longer ago than counts. */
export async function letConfirmationAge(dataFolder: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseIn(dataFolder) ?? '' });
  await client.connect();
  await client.query(
    `update sessions set confirmed_at = now() - interval '31 minutes'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await client.end();
}
