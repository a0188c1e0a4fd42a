import { type Market, MARKETS } from '#kernel/markets.ts';

type Place = { readonly path: string; readonly isByMarket: boolean };

/** The address of a page as it speaks to a market; without a country it follows the browser's language. */
export function addressOf({ path, isByMarket }: Place, market: Market): string {
  return isByMarket && market.id !== 'other' ? `${path}?country=${market.id.toUpperCase()}` : path;
}

/** For search engines: which address is for whom (`hreflang`). All pages are in English. */
export function languageLinks(page: Place): { hrefLang: string; path: string }[] {
  return MARKETS.map((market) => ({
    hrefLang: market.id === 'other' ? 'x-default' : market.locale,
    path: addressOf(page, market),
  }));
}
