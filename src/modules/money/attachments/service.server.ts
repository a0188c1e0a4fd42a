export { attach } from './attaching.server.ts';
export { heldFiles } from './held.server.ts';
export { SEALED_FILE_KEYS } from './seal.server.ts';
export { idsWithReceipts } from './ids-with-receipts.server.ts';
export { picturesOf } from './pictures.server.ts';
export { receiptsOf } from './of-transactions.server.ts';
export { receiptsToMove } from './store.server.ts';
