/** The order of §2: the person first, then what guards them, then what they keep. */
const IN_SETTINGS = [
  '',
  '/security',
  '/privacy',
  '/your-data-rights',
  '/compliance',
  '/members',
  '/bank-accounts',
  '/categories',
  '/notifications',
  '/locale',
  '/database',
  '/business',
  '/billing',
  '/integrations',
  '/advanced',
];

/** Where a page stands among the settings; one that is not named comes last. */
export function placeInSettings({ path }: { path: string }): number {
  const place = IN_SETTINGS.indexOf(path.slice('/app/settings'.length));
  return place < 0 ? IN_SETTINGS.length : place;
}
