/**
 * Whether the page stands on the administrators' host (§2): the admin subdomain of any domain, `admin.localhost`,
 * or this machine on port 5174.
 */
export function isAdminHost({ hostname, port }: { hostname: string; port: string }): boolean {
  if (hostname === 'admin.localhost' || /^admin\.[^.]+(\.[^.]+)+$/.test(hostname)) return true;
  return (hostname === 'localhost' || hostname === '127.0.0.1') && port === '5174';
}
