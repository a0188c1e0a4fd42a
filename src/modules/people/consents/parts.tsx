export { settleConsent } from './consents.client.ts';
