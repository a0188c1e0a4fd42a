/** Listening there, one is reached under this machine's own name. */
const BY_NAME: readonly string[] = ['localhost', '127.0.0.1', '0.0.0.0', '[::]'];

/** Where this machine answers, by the address that it listens on (HOST) and a port, while no other origin is set for it. */
export function ownOrigin(host: string, port: number): string {
  const { origin, hostname } = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  return isReachedByName(host) ? origin.replace(hostname, 'localhost') : origin;
}

/** Whether `localhost`, and every name under it, leads to what listens on this address. */
export function isReachedByName(host: string): boolean {
  return BY_NAME.includes(new URL(`http://${host.includes(':') ? `[${host}]` : host}`).hostname);
}
