export { preferencesOf, savePreferences } from './store.server.ts';
