import { isIPv6 } from 'node:net';

/** Who an address stands for: itself, and of IPv6 the /64 that one subscriber has whole. */
export function callerNetwork(address: string): string {
  // As a server that listens on IPv6 too writes the IPv4 addresses it sees.
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
