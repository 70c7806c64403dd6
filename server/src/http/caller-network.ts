import { isIPv6 } from 'node:net';

/** Returns the network of an address: an IPv4 address itself, and for IPv6 the /64 that belongs to one subscriber. */
export function callerNetwork(address: string): string {
  // A server that also listens on IPv6 sees IPv4 addresses in this form.
  const ip = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIPv6(ip) && !ip.includes('.') ? networkOf(ip) : ip;
}

function networkOf(ip: string): string {
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
    groups.push(...Array.from({ length: missing }, () => '0'), ...tail.split(':').filter(Boolean));
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}
