const services: readonly (readonly [host: string, name: string])[] = [
  ['doordash.com', 'DoorDash'],
  ['ubereats.com', 'Uber Eats'],
  ['grubhub.com', 'Grubhub'],
];

/**
 * Returns the delivery service of a known host, or the host itself: a look-alike such as doordash.com.evil.test is
 * named in full.
 */
export function deliveryName(url: URL): string {
  const host = url.hostname.replace(/^www\./, '');
  return services.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1] ?? host;
}
