export { endSubscriptions, startSubscription } from './store.server.ts';
