import type { ReactElement } from 'react';
import type { Market } from '#kernel/markets.ts';

/** A page of the public site. */
export type PageSource = {
  readonly path: string;
  readonly title: string;
  /** What a search engine shows. */
  readonly description: string;
  /** What is on it; by a market where it speaks in the currency of a country, and is written once for each. */
  readonly body: ReactElement | ((market: Market) => ReactElement);
  /** Search engines list it; so unless told. */
  readonly isListed?: boolean;
  /** Without header and footer. */
  readonly isBare?: boolean;
};

/** What is on a page for the people of a market. */
export function bodyOf({ body }: PageSource, market: Market): ReactElement {
  return typeof body === 'function' ? body(market) : body;
}

/** Whether a page says something else to each country. */
export function isByMarket({ body }: PageSource): boolean {
  return typeof body === 'function';
}
