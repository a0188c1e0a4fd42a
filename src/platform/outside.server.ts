import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Networks that are nobody's business outside: our own, those of this machine, and those that lead nowhere. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');
/** Of the newer addresses those alone are outside that are given out to everybody, and they do not hold older ones. */
const OUTSIDE_6 = new BlockList();
OUTSIDE_6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the whole internet's. */
export function isOutside(address: string): boolean {
  if (!isIPv6(address)) return !INSIDE.check(address, 'ipv4');
  return OUTSIDE_6.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
}

/** Finds a host as Node does, and no address inside; what is called is what was looked at. */
export const lookupOutside: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const outside = (addresses ?? []).filter(({ address }) => isOutside(address));
    const [first] = outside;
    if (error !== null) found(error, []);
    else if (first === undefined) found(new Error(`${host} leads to no address outside`), []);
    else answer(outside, first);
  });
  const answer = (all: LookupAddress[], { address, family }: LookupAddress) =>
    options.all === true ? found(null, all) : found(null, address, family);
};
