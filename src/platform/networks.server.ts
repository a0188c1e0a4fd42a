import { BlockList, isIP } from 'node:net';

/** Whether an address is within one of these; without any, every address is. */
export type Networks = (ipAddress: string | null) => boolean;

/** The list as an operator writes it, `203.0.113.7, 10.0.0.0/8, 2001:db8::/32`; null where one of it is no network. */
export function networksOf(text: string): readonly string[] | null {
  const networks = text.split(',').map((one) => one.trim());
  return networks.every((one) => partsOf(one) !== null) ? networks : null;
}

/** @param networks as `networksOf` read them */
export function within(networks: readonly string[]): Networks {
  if (networks.length === 0) return () => true;
  const list = new BlockList();
  for (const network of networks) {
    const parts = partsOf(network);
    if (parts !== null) list.addSubnet(parts.address, parts.length, parts.family);
  }
  // An address of version 4 that came over a socket of version 6 is found too.
  return (ipAddress) => {
    const family = isIP(ipAddress ?? '');
    return ipAddress !== null && family !== 0 && list.check(ipAddress, family === 4 ? 'ipv4' : 'ipv6');
  };
}

function partsOf(network: string) {
  const [address = '', length] = network.split('/');
  const version = isIP(address);
  if (version === 0 || network.split('/').length > 2) return null;
  const most = version === 4 ? 32 : 128;
  const bits = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : most + 1;
  return bits > most ? null : { address, length: bits, family: version === 4 ? ('ipv4' as const) : ('ipv6' as const) };
}
