// What menus say of transfers: the texts of the page itself (`words.ts`) load with it alone.

export const TRANSFERS_TITLE = 'Transfers';
