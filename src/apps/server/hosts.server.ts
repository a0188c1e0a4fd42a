import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

/** Where people find the main host and the administrators' host. */
export type Hosts = { readonly publicUrl: string; readonly adminUrl: string };

/** `admin.localhost`, or the administrators' own domain where they have one (§2). */
export function isAdminHost(host: string, { adminUrl, publicUrl }: Hosts): boolean {
  const name = nameOf(host);
  const [admin, main] = [new URL(adminUrl).hostname, new URL(publicUrl).hostname];
  return name === 'admin.localhost' || (name === admin && admin !== main);
}

/** This machine by its own name: on the administrators' port, whichever number the operator gave it. */
export function isLocal(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(nameOf(host));
}

/** As names are compared: without the port, in small letters, and without the dot that a full name may end in. */
export function nameOf(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

/** The caller's address: the socket's, or what the first of our own proxies appended. What stands before it is not believed. */
export function addressOf(
  { incoming }: HttpBindings,
  forwarded: string | undefined,
  trustProxy: number,
): string | null {
  if (trustProxy === 0) return incoming.socket.remoteAddress ?? null;
  // Never the socket: behind proxies that is one of them, whose network may open what the visitor's does not.
  return addressIn(forwarded?.split(',').at(-trustProxy)?.trim() ?? '');
}

/** Without the port that some proxies write behind it: each connection has another, and would count for itself. */
function addressIn(written: string): string | null {
  const address = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  return isIP(address) === 0 ? null : address;
}
