/** Which page a passkey is asked for from, and under which name it was made. */
export type Place = {
  /** Of the page, and no other: what was signed on one host opens nothing on the other. */
  readonly origin: string;
  /** The name that keys are bound to: that of the main host, for both hosts. */
  readonly rpId: string;
  /** False where browsers do not let this page use keys of that name. */
  readonly isReached: boolean;
};

type Hosts = { readonly publicUrl: string; readonly adminUrl: string };

/**
 * The place of a request. Browsers let a page use keys of its own name or of one that its name ends in, so the keys of the
 * main host serve the administrators' host as long as that stands below it, as it does unless ADMIN_HOST says otherwise.
 */
export function placeOf({ publicUrl, adminUrl }: Hosts, isAtAdminHost: boolean): Place {
  const rpId = new URL(publicUrl).hostname;
  const { origin, hostname } = new URL(isAtAdminHost ? adminUrl : publicUrl);
  return { origin, rpId, isReached: hostname === rpId || hostname.endsWith(`.${rpId}`) };
}
