export { SEALED_FILE_KEYS } from './seal.server.ts';
