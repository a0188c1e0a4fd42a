/** The settings in their seven groups, and the pages of each by what follows `/app/settings` (§2 lists the pages). */
const SETTINGS_GROUPS: readonly { readonly name: string; readonly pages: readonly string[] }[] = [
  { name: 'Profile', pages: ['', '/business'] },
  { name: 'Security', pages: ['/security', '/compliance'] },
  { name: 'People', pages: ['/members', '/integrations'] },
  { name: 'Notifications', pages: ['/notifications'] },
  { name: 'Preferences', pages: ['/locale', '/bank-accounts', '/categories'] },
  { name: 'Data and privacy', pages: ['/privacy', '/your-data-rights', '/database', '/advanced'] },
  { name: 'Plan', pages: ['/billing'] },
];
/** Where a page belongs that no group names. */
const OTHERS = 'Preferences';

export type SettingsGroup<Page> = { readonly name: string; readonly pages: readonly Page[] };

/** The pages in the groups of the settings, in order; a group without a page is left out. */
export function settingsGroups<Page extends { readonly path: string }>(pages: readonly Page[]): SettingsGroup<Page>[] {
  const named = (path: string) => path.slice('/app/settings'.length);
  const known = new Set(SETTINGS_GROUPS.flatMap((group) => group.pages));
  return SETTINGS_GROUPS.map((group) => ({
    name: group.name,
    pages: [
      ...group.pages.flatMap((name) => pages.filter(({ path }) => named(path) === name)),
      ...(group.name === OTHERS ? pages.filter(({ path }) => !known.has(named(path))) : []),
    ],
  })).filter((group) => group.pages.length > 0);
}
