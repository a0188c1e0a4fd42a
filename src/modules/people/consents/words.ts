import type { Purpose } from './rules.ts';

/** `page.tsx` */
export const PAGE_WORDS = {
  privacyChoicesHeading: 'Privacy choices',
  yourDataRights: 'Your data rights',
  chooseWhatWeMay: 'Choose what we may store beyond the essentials. For other requests, see {link}.',
  onlyEssentialsAreOn: 'Only essential cookies are on',
  yourChoices: 'Your privacy choices',
  rejectAll: 'Reject all',
  acceptAll: 'Accept all',
  essential: 'Essential',
  signsYouInKeepsNote: 'Signs you in, keeps you safe and remembers your settings. Always on.',
  yourPastChoicesCannot: 'You cannot change this history of your privacy choices.',
  history: 'History',
  showingNewestNote: (listed: number) => ` Only the newest ${listed} privacy choices are shown.`,
  essentialsOnly: (count: number, purposes: string) =>
    count === 0 ? 'Essentials only' : `Essentials, and also: ${purposes}`,
  bannerInBannerIn: (via: string, version: number) =>
    via === 'banner' ? `Chosen in the cookie banner, version ${version}` : `Chosen in settings, version ${version}`,
} as const;

/** What each purpose is called, and what it means here. */
export const PURPOSE_WORDS: Readonly<Record<Purpose, { readonly label: string; readonly hint: string }>> = {
  functional: {
    label: 'Convenience',
    hint: 'Remembers how you like to work. Not used at present.',
  },
  analytics: {
    label: 'Measurement',
    hint: 'Tells us when a page was slow, but nothing about its content.',
  },
  marketing: { label: 'Offers', hint: 'Shows you other offers. Not used at present.' },
};
