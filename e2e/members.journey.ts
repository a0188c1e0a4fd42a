import { chequeBooks, rowsOn } from './books.ts';
import { cookiesOf, personAt } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './looks.ts';
import { expectFits, invitationTo, memberOf, openShared, saidBy, windowOf } from './sharing.ts';

const width = 1440;
test.describe(`at ${width} px`, () => {
  test.use({ viewport: { width, height: 900 } });
  // Two people at two windows, and axe on each of their pages.
  test.describe.configure({ timeout: 240_000 });

  test('an adviser opens the books of several clients from one list', async ({ page, person, app, context }) => {
    const clients = [await personAt(app.url), await personAt(app.url)];
    for (const client of clients) {
      await chequeBooks(client.api, 5);
      await client.api.members.invite({ email: person.email, role: 'accountant' });
      await person.api.members.accept({ token: await invitationTo(app.url, person.email, client.name) });
    }
    await context.addCookies(cookiesOf(person, app.url));
    await page.goto('/app/clients');
    const shared = page.getByRole('list', { name: 'Shared with you' }).getByRole('listitem');
    await expect(shared).toHaveCount(2);
    await expect(shared.first()).toContainText('Accountant');
    await expect(shared.first()).toContainText('Last changed');
    await settled(page);
    await expectFits(page, 'clients');
    await shared.first().getByRole('button', { name: /^Open/ }).press('Enter');
    await expect(page).toHaveURL(/\/app\/dashboard/);
    await page.goto('/app/accounts');
    await expect(page.getByRole('main').getByText('Cheque').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Add/ })).toHaveCount(0);
  });

  test('an invitation opened by who is signed out waits for them, and its secret stands in no address', async ({
    person,
    app,
    browser,
  }) => {
    const guest = await personAt(app.url);
    await person.api.members.invite({ email: guest.email, role: 'viewer' });
    const token = await invitationTo(app.url, guest.email);
    const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: app.url });
    const tab = await context.newPage();
    const addresses: string[] = [];
    tab.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
    tab.on('framenavigated', (frame) => addresses.push(frame.url()));

    await tab.goto('/app/invitation');
    await expect(tab).toHaveURL(/\/auth\?from=%2Fapp%2Finvitation$/);
    addresses.length = 0;
    await tab.goto(`/app/invitation#token=${token}`);
    await expect(tab).toHaveURL(/\/auth\?from=%2Fapp%2Finvitation$/);
    await tab.getByLabel('E-mail').fill(guest.email);
    await tab.getByLabel('Password', { exact: true }).fill('Umcebo#2026');
    await tab.getByLabel('Password', { exact: true }).press('Enter');
    await expect(tab.getByRole('button', { name: 'Accept invitation' })).toBeVisible();
    await expect(tab).toHaveURL(`${app.url}/app/invitation`);
    // What was asked for by `goto` is the e-mail's own address, which no server was sent.
    const told = addresses.filter((address) => !address.endsWith(`#token=${token}`));
    expect(told.filter((address) => address.includes(token))).toEqual([]);
    await expectFits(tab, 'invitation after signing in');
    await tab.reload();
    await tab.getByRole('button', { name: 'Accept invitation' }).press('Enter');
    await expect(tab).toHaveURL(/\/app\/dashboard/);
    await tab.goto('/app/invitation');
    await expect(tab.getByText('Invitation not found')).toBeVisible();
    await expectFits(tab, 'no invitation');
    // The link once more, into the window that shows its page: it works once.
    await tab.goto(`/app/invitation#token=${token}`);
    await expect(tab.getByText('You cannot use this invitation')).toBeVisible();
    await expect(tab).toHaveURL(`${app.url}/app/invitation`);
    await context.close();
  });

  test('a contributor changes their own rows, and reads those of others', async ({ person, app, browser }) => {
    await chequeBooks(person.api, 3);
    const [account] = (await person.api.accounts.list()).filter(({ currency }) => currency === 'ZAR');
    const member = await memberOf(app.url, person, { role: 'contributor' });
    const tab = await windowOf(browser, app.url, member, width);
    await openShared(tab);
    await tab.goto('/app/transactions?new=1');
    await settled(tab);
    const dialog = tab.getByRole('dialog');
    await dialog.getByLabel('Description').fill('Milk');
    await dialog.getByLabel('Amount').fill('27.50');
    await dialog.getByRole('combobox', { name: 'Category' }).fill('Groceries');
    await dialog.getByRole('combobox', { name: 'Category' }).press('Enter');
    await settled(tab);
    await expectFits(tab, 'new transaction');
    await dialog.getByLabel('Description').press('Enter');
    const mine = rowsOn(tab).filter({ hasText: 'Milk' });
    await expect(mine).toHaveCount(1);
    expect(account?.id).toBeTruthy();
    await expect(mine.getByRole('checkbox')).toHaveCount(1);
    const others = rowsOn(tab).filter({ hasNotText: 'Milk' });
    expect(await others.count()).toBeGreaterThan(1);
    await expect(others.getByRole('checkbox')).toHaveCount(0);
    await others.first().getByRole('button').first().press('Enter');
    await expect(tab.getByText('Another member added this')).toBeVisible();
    await settled(tab);
    await expectFits(tab, "another's row");
    await expect(tab.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await tab.context().close();
  });

  test('a transfer into an account that is not shared is one to a hidden account', async ({ person, app, browser }) => {
    const { id: seen } = await person.api.accounts.create({ name: 'Cheque' });
    const { id: hidden } = await person.api.accounts.create({ name: 'Ring fund', accountNumber: '6200114477' });
    const [transfer] = (await person.api.categories.list()).filter(({ kind }) => kind === 'transfer');
    const row = { bookedOn: Temporal.Now.plainDateISO().toString(), categoryId: transfer?.id ?? '' };
    await person.api.transactions.create({
      ...row,
      accountId: seen,
      description: 'To the ring fund 4477 for Zanele',
      amount: { minor: -837_00n },
    });
    await person.api.transactions.create({
      ...row,
      accountId: hidden,
      description: 'From cheque for Zanele',
      amount: { minor: 837_00n },
    });
    const member = await memberOf(app.url, person, { role: 'viewer', accountIds: [seen] });
    const tab = await windowOf(browser, app.url, member, width);
    await openShared(tab);
    for (const path of ['/app/dashboard', '/app/transactions?currency=ZAR', '/app/accounts']) {
      await tab.goto(path);
      await settled(tab);
      expect(await saidBy(tab), path).not.toMatch(/\bring\b|4477|Zanele/i);
      await expectFits(tab, path);
    }
    await tab.goto('/app/transactions?currency=ZAR');
    await expect(rowsOn(tab)).toHaveCount(1);
    await expect(rowsOn(tab)).toContainText('Transfer to an account you cannot see');
    await rowsOn(tab).getByRole('button').first().press('Enter');
    await expect(
      tab.getByText('This description is not shared with you, because it names an account you cannot see'),
    ).toBeVisible();
    expect(await saidBy(tab)).not.toMatch(/\bring\b|4477|Zanele/i);
    await tab.context().close();
  });
});
