import { press, typeInto } from './by-keyboard.ts';
import { expect, forgetLimits } from './fixtures.ts';
import { looked } from './looks.ts';
import { signInThere, test } from './services.ts';
import { forgetSignIn } from './signing-out.ts';

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));
// The pages of the service are not ours.
test.use({ expected: [/127\.0\.0\.1|fonts/] });

const viewport = { width: 1440, height: 900 };

test.describe(`by keyboard alone, at ${viewport.width} px`, () => {
  // Several pages are looked at on the way.
  test.describe.configure({ timeout: 180_000 });
  test.use({ viewport });

  test('a newcomer comes in through another service, and again without being asked', async ({ page, app, service }) => {
    const sub = `lindiwe${viewport.width}`;
    const email = `${sub}@example.com`;
    service.accounts.set(sub, { email, email_verified: true, given_name: 'Lindiwe', family_name: 'Zulu' });
    const wanted = '/app/transactions?currency=KES';
    const leave = page.getByRole('button', { name: 'Continue with Other Service' });
    await page.goto(wanted);
    await expect(leave).toBeVisible();
    await looked(page, 'the page of signing in');
    await press(page, leave);
    await signInThere(page, service, sub);

    await expect(page.getByText(`${email} has no account yet`)).toBeVisible();
    expect(page.url()).not.toContain('code=');
    await expect(page.getByLabel('First name')).toHaveValue('Lindiwe');
    await looked(page, 'the form of a newcomer');
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue('Zulu');
    await typeInto(page, 'Last name', '');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(page.getByText('last name is required')).toBeVisible();
    await looked(page, 'the form of a newcomer without a name');
    await typeInto(page, 'Last name', 'Zulu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}${wanted}`);

    await forgetSignIn(page);
    await page.goto(`/auth/signin?from=${encodeURIComponent('https://evil.example/app')}`);
    await press(page, leave);
    await signInThere(page, service, sub);
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);

    await page.goto('/app/settings/security');
    await expect(page.getByRole('list', { name: 'Other sign-in services' })).toContainText(
      'This is your only way to sign in.',
    );
    await expect(page.getByRole('button', { name: 'Unlink Other Service' })).toHaveCount(0);
    await looked(page, 'the only way in');
  });

  test('who has a password links a service, comes in by it, and unlinks it', async ({ page, app, service, person }) => {
    const sub = `chosen${viewport.width}`;
    service.accounts.set(sub, { email: `${sub}@elsewhere.example`, email_verified: true });
    const rows = page.getByRole('list', { name: 'Other sign-in services' }).getByRole('listitem');
    await page.goto('/app/settings/security');
    await press(page, page.getByRole('button', { name: 'Link Other Service' }));
    await signInThere(page, service, sub);
    await expect(page).toHaveURL(`${app.url}/app/settings/security`);
    await expect(page.getByText('Other Service is linked')).toBeVisible();
    await expect(rows).toContainText('Sign-in linked on');
    await looked(page, 'a service that is linked');

    await forgetSignIn(page);
    await page.goto('/auth/signin?from=%2Fapp%2Fsettings%2Fsecurity');
    await press(page, page.getByRole('button', { name: 'Continue with Other Service' }));
    await signInThere(page, service, sub);
    await expect(page).toHaveURL(`${app.url}/app/settings/security`);
    await expect(page.getByText(person.email).first()).toBeVisible();

    await press(page, page.getByRole('button', { name: 'Unlink Other Service' }));
    const question = page.getByRole('dialog', { name: 'Unlink Other Service' });
    await looked(page, 'the question whether to unlink');
    await press(page, question.getByRole('button', { name: 'Unlink', exact: true }));
    await expect(page.getByText('Other Service was unlinked from your account')).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Link Other Service' })).toBeVisible();
  });

  test.describe('with an address that the service has not confirmed', () => {
    test.use({ expected: [/127\.0\.0\.1|fonts|status of 403.*finish/] });

    test('nobody comes in, and is told what to do', async ({ page, app, service }) => {
      service.accounts.set('unconfirmed', { email: 'unconfirmed@example.com', email_verified: false });
      await page.goto('/auth/signup');
      await press(page, page.getByRole('button', { name: 'Continue with Other Service' }));
      await signInThere(page, service, 'unconfirmed');
      await expect(page.getByRole('alert')).toContainText('The other service has not confirmed your e-mail address');
      await looked(page, 'a service that is not believed');
      await press(page, page.getByRole('link', { name: 'Back to sign-in' }));
      await expect(page).toHaveURL(`${app.url}/auth/signin`);
    });
  });

  test.describe('with an answer that nobody asked for', () => {
    test.use({ expected: [/status of 401.*finish/] });

    test('nobody comes in', async ({ page }) => {
      await page.goto('/auth/callback?code=made-up&state=made-up&from=%2Fapp%2Fdashboard');
      await expect(page.getByRole('alert')).toContainText('The other service did not confirm who you are.');
      await looked(page, 'an answer that nobody asked for');
    });
  });
});
