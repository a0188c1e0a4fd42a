// What menus and the palette say: the texts of the page itself (`words.ts`) load with it alone.

/** `module.client.tsx`, `actions.client.ts`, `page.tsx` */
export const EXCHANGE_RATES_TITLE = 'Exchange rates';
