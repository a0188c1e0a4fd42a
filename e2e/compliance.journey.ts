import { readFile } from 'node:fs/promises';
import { NONE } from './privacy.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { looked, settled } from './looks.ts';

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

const width = 360;
test.describe(`at ${width} px`, () => {
  test.use({ viewport: { width, height: 900 }, decided: false });

  test('somebody sees what is so, keeps it, changes it, compares, and takes the report away', async ({
    page,
    person: { api },
  }) => {
    await page.goto('/app/settings/compliance');
    await page.getByRole('button', { name: 'Reject all' }).press('Enter');
    await expect(page.getByText('No compliance reports yet')).toBeVisible();
    await expect(page.getByText('Create a report to save today’s score')).toBeVisible();
    await page.getByText('Your data', { exact: true }).click();
    const copy = page.getByRole('listitem').filter({ hasText: 'You have a copy of your data' });
    await expect(copy.getByRole('link', { name: 'Meet this requirement' })).toHaveAttribute(
      'href',
      '/app/settings/advanced',
    );

    const make = page.getByRole('button', { name: 'Create report' });
    const reports = page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
    await make.click();
    await expect(reports).toHaveCount(1);
    await api.leaving.export();
    await api.securityAlerts.create({ alertType: 'system', severity: 'high', title: 'A', description: 'B' });
    await make.click();
    await expect(reports).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Requirements that improved' })).toContainText(
      'You have a copy of your data',
    );
    await expect(page.getByRole('list', { name: 'Requirements that got worse' })).toContainText('No serious alerts');
    await api.compliance.generate();
    await make.click();
    await expect(reports).toHaveCount(4);
    await expect(page.getByText('The security score is unchanged')).toBeVisible();
    await page.getByLabel('Compared with').selectOption({ index: 2 });
    await expect(page).toHaveURL(/with=/);
    await expect(page.getByRole('list', { name: 'Requirements that improved' })).toBeVisible();
    await expect(
      page.getByRole('figure', { name: /^The security score (rose|fell) from \d+ to \d+ since/ }),
    ).toBeVisible();

    const away = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Download PDF: report of/ })
      .first()
      .click();
    const file = await away;
    expect(file.suggestedFilename()).toMatch(/^ilifa-compliance-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByText('Protection of Personal Information Act (POPIA)').click();
    await expect(page.getByText('section 11, popia.co.za; read in the text')).toBeVisible();
    await settled(page);
    await looked(page, 'compliance of a person, compared');

    await page.getByRole('tab', { name: 'This workspace' }).click();
    await expect(page).toHaveURL(/of=books/);
    await make.click();
    await expect(reports).toHaveCount(1);
    await looked(page, 'compliance of books');
    expect((await api.consents.list())[0]?.choices).toEqual(NONE);
  });
});
