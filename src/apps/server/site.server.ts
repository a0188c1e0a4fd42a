import { type Market, MARKETS } from '#kernel/markets.ts';
import { decimalOf } from '#kernel/money.ts';
import type { Price } from '#kernel/prices.ts';
import { wordsForMarks } from '#modules/people/billing/price-marks.ts';
import type { Environment } from '#platform/config.server.ts';
import { writeMoney } from '#ui/written-money.ts';
import { MODULES_THERE } from '../modules.ts';
import { type BuiltFile, withWords } from './files.server.ts';

/** A page for who sets up signing in with other services; in production there is none (decisions, "Routes"). */
const FOR_TRYING_OUT = '/oauth-test/';

type SiteSettings = { readonly prices: readonly Price[]; readonly environment: Environment };

/** The public pages as this installation shows them: with its prices, and without what is for trying out. */
export function siteOf(
  built: ReadonlyMap<string, BuiltFile>,
  { prices, environment }: SiteSettings,
): ReadonlyMap<string, BuiltFile> {
  const words = new Map(MARKETS.flatMap((market) => [...priceWordsFor(market, prices)]));
  const shown = [...withWords(built, words)].filter(
    ([path]) => environment !== 'production' || !path.startsWith(FOR_TRYING_OUT),
  );
  return new Map(shown);
}

/** What stands for the marks of prices in the currency of a market. */
export function priceWordsFor({ currency, locale }: Market, prices: readonly Price[]): ReadonlyMap<string, string> {
  return wordsForMarks(
    prices,
    currency,
    { write: (value) => writeMoney(value, { locale }), decimal: decimalOf },
    MODULES_THERE,
  );
}
