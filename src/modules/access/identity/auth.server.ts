import type { Issuer } from '#platform/config.server.ts';

/** How sessions are signed, and where people find us. */
export type AuthSettings = {
  readonly secret: string;
  readonly publicUrl: string;
  /** The services that people may sign in with; none unless told. */
  readonly issuers?: readonly Issuer[];
};
