export { SEALED_FILE_KEYS } from './seal.server.ts';
export { idsWithReceipts } from './ids-with-receipts.server.ts';
export { receiptsToMove } from './store.server.ts';
