import type { ReactElement } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { Landing } from './landing.tsx';

/** Addresses of what the build made for the public pages. */
export type SiteAssets = {
  /** Marks the scripts that the page itself asks for; the server writes another one into each answer. */
  readonly nonce: string;
  readonly theme: string;
  readonly script: string;
  readonly style: string;
};

/** A public page, ready to be written to a file. */
export type SitePage = { readonly path: string; readonly html: string };

export type PageSource = {
  readonly path: string;
  readonly title: string;
  /** What a search engine shows. */
  readonly description: string;
  readonly body: ReactElement;
};

/** The public pages; a new one is a line here. */
export const PAGES: readonly PageSource[] = [
  {
    path: '/',
    title: `${BRAND.name} · See where your money goes`,
    description: `${BRAND.name} turns bank statements from South Africa, Kenya and Nigeria into a clear picture of your money. ${BRAND.tagline}.`,
    body: <Landing />,
  },
];
