import { SCREENS } from '#apps/web/screens.tsx';
import { chequeBooks, rowsOn } from './books.ts';
import { personAt } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './looks.ts';
import { openWithin } from './opening.ts';
import { expectFits, invitationTo, saidBy, windowOf } from './sharing.ts';

/** A figure with cents, or a currency beside one. */
const AMOUNT = /\d[.,]\d{2}(?!\d)|\bR\s?\d|ZAR\s?\d/;
/** 83 746,51 and what it rounds to, however it is written. */
const ODD = /83[\s\u00a0\u202f.,’']?74[67]|8374651/;
const ODD_MINOR = -83_746_51n;
const NO_PARAMETERS = SCREENS.map(({ path }) => path).filter((path) => !path.includes(':'));

const width = 360;
test.describe(`at ${width} px`, () => {
  test.use({ viewport: { width, height: 900 } });
  // Two people at two windows, and axe on each of their pages, which are many.
  test.describe.configure({ timeout: 480_000 });

  test('a partner who is invited as viewer without amounts sees no amount anywhere', async ({
    page,
    person,
    app,
    browser,
  }) => {
    await chequeBooks(person.api, 30);
    const [account] = (await person.api.accounts.list()).filter(({ currency }) => currency === 'ZAR');
    const [category] = await person.api.categories.list();
    await person.api.transactions.create({
      accountId: account?.id ?? '',
      bookedOn: Temporal.Now.plainDateISO().toString(),
      description: 'Deposit for the house, R83 746,51',
      categoryId: category?.id ?? '',
      amount: { minor: ODD_MINOR },
    });
    const partner = await personAt(app.url);

    await page.goto('/app/settings/members');
    await page.getByRole('button', { name: 'Invite someone' }).press('Enter');
    await page.getByLabel('E-mail').fill(partner.email);
    await page.getByLabel('Role').selectOption('viewer-without-amounts');
    await settled(page);
    await expectFits(page, 'invite');
    await page.getByLabel('E-mail').press('Enter');
    await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(partner.email);
    await expectFits(page, 'members');
    // What is looked for is there for the owner.
    await page.goto('/app/dashboard');
    await settled(page);
    expect(await saidBy(page)).toMatch(ODD);

    const tab = await windowOf(browser, app.url, partner, width);
    const told: string[] = [];
    tab.on('response', (response) => {
      if (!response.url().includes('/rpc')) return;
      response.text().then(
        (text) => told.push(text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')),
        () => undefined,
      );
    });
    await tab.goto(`/app/invitation#token=${await invitationTo(app.url, partner.email)}`);
    await expect(tab.getByText('Viewer without amounts')).toBeVisible();
    await expectFits(tab, 'invitation');
    await tab.getByRole('button', { name: 'Accept invitation' }).press('Enter');
    await expect(tab.getByText('You cannot see amounts in this workspace.').first()).toBeVisible();

    const look = async (path: string) => {
      await settled(tab);
      const said = await saidBy(tab);
      expect(said.match(ODD)?.[0], path).toBeUndefined();
      expect((await tab.locator('main').innerText()).match(AMOUNT)?.[0], path).toBeUndefined();
      await expect(tab.locator('main svg[data-plot]'), path).toHaveCount(0);
      // The archive of what they own has nothing of these books.
      const exports = tab.getByRole('main').getByRole('button', { name: /CSV|PNG|Download|Export/ });
      await expect(exports.filter({ hasNotText: 'Download everything' }), path).toHaveCount(0);
    };
    const opened: string[] = [];
    for (const path of NO_PARAMETERS) {
      await test.step(path, async () => {
        await openWithin(tab, path);
        // Who may not see a page is led elsewhere, by a new document that nothing can be asked of until it is there.
        await settled(tab).catch(() => settled(tab));
        if (new URL(tab.url()).pathname !== path) return;
        opened.push(path);
        // Nothing of the workspace: an archive of what they own, samples of notations, and prices of plans.
        if (!['advanced', 'locale', 'billing'].some((name) => path === `/app/settings/${name}`)) await look(path);
        await expectFits(tab, path);
      });
    }
    expect(opened).toEqual(
      expect.arrayContaining(['/app/dashboard', '/app/transactions', '/app/accounts', '/app/clients']),
    );
    expect(opened).not.toContain('/app/imports');

    await test.step('a transaction, printed', async () => {
      await tab.goto('/app/transactions');
      const row = rowsOn(tab).filter({ hasText: 'Deposit for the house' });
      await row.getByRole('button').first().or(row.getByRole('button').first()).first().press('Enter');
      await expect(tab.getByRole('dialog')).toBeVisible();
      await look('a transaction');
      await tab.emulateMedia({ media: 'print' });
      await look('printed');
    });
    expect(told.length).toBeGreaterThan(10);
    expect(told.find((text) => ODD.test(text))).toBeUndefined();
    await tab.context().close();
  });

  test('a household is opened, named, shared, handed over, archived, restored and left', async ({
    page,
    person,
    app,
    browser,
  }) => {
    const partner = await personAt(app.url);
    await page.goto('/app/clients');
    await page.getByRole('button', { name: 'New workspace' }).press('Enter');
    await page.getByLabel('Name').fill('The Dlaminis');
    await settled(page);
    await expectFits(page, 'new books');
    await page.getByLabel('Name').press('Enter');
    const switcher = page.getByRole('button', { name: /^Workspace:/ });
    await expect(switcher).toContainText('The Dlaminis');

    await test.step('another tab keeps the books it had', async () => {
      const other = await page.context().newPage();
      const own = (await person.api.workspaces.list()).find(({ kind }) => kind === 'personal')?.name ?? '';
      await other.goto('/app/dashboard');
      await other.getByRole('button', { name: /^Workspace:/ }).press('Enter');
      await other.getByRole('menuitem', { name: own }).press('Enter');
      await expect(other.getByRole('button', { name: /^Workspace:/ })).toContainText(own);
      await other.close();
      await page.reload();
      await expect(switcher).toContainText('The Dlaminis');
    });

    await test.step('named anew', async () => {
      await page.goto('/app/settings/members');
      await page.getByLabel('Workspace name').fill('Ubuhle');
      await page.getByLabel('Workspace name').press('Enter');
      await expect(switcher).toContainText('Ubuhle');
    });

    await test.step('shared with a partner, who comes to them by the switcher', async () => {
      await page.getByRole('button', { name: 'Invite someone' }).press('Enter');
      await page.getByLabel('E-mail').fill(partner.email);
      await page.getByLabel('Role').selectOption('editor');
      await page.getByLabel('E-mail').press('Enter');
      await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(partner.email);
      await partner.api.members.accept({ token: await invitationTo(app.url, partner.email) });
    });
    const theirs = await windowOf(browser, app.url, partner, width);
    await theirs.goto('/app/dashboard');
    await theirs.getByRole('button', { name: /^Workspace:/ }).press('Enter');
    await theirs.getByRole('menuitem', { name: 'Ubuhle' }).press('Enter');
    await expect(theirs.getByRole('button', { name: /^Workspace:/ })).toContainText('Ubuhle');

    await test.step('archived: nobody is offered a change, until it is restored', async () => {
      await page.getByRole('button', { name: 'Archive workspace' }).press('Enter');
      await expect(page.getByText('Archived', { exact: true })).toBeVisible();
      await settled(page);
      await expectFits(page, 'archived');
      await expect(page.getByRole('button', { name: 'Invite someone' })).toHaveCount(0);
      await theirs.goto('/app/transactions');
      await settled(theirs);
      await expect(theirs.getByRole('button', { name: /Add|New/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Restore workspace' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Invite someone' })).toBeVisible();
    });

    await test.step('handed over to the partner', async () => {
      await page.reload();
      await page.getByRole('button', { name: /^More about/ }).press('Enter');
      await page.getByRole('menuitem', { name: 'Transfer ownership' }).press('Enter');
      await page.getByLabel(/^Type/).fill('Ubuhle');
      await settled(page);
      await expectFits(page, 'hand over');
      await page.getByRole('button', { name: 'Transfer workspace' }).press('Enter');
      await expect(page.getByText(/belongs to .* now/)).toBeVisible();
    });

    await test.step('left by who had it', async () => {
      await page.getByRole('button', { name: 'Leave workspace' }).press('Enter');
      await page.getByLabel(/^Type/).fill('Ubuhle');
      await page.getByRole('button', { name: 'Leave this workspace' }).press('Enter');
      await expect(page.getByText('You left Ubuhle')).toBeVisible();
      expect((await person.api.workspaces.list()).map(({ kind }) => kind)).toEqual(['personal']);
    });
    await theirs.context().close();
  });
});
