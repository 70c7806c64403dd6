/** The address if it may be linked: http or https, without credentials. Anything else, also `javascript:`, is none. */
export function webAddress(text: string | null): URL | undefined {
  if (text === null) return undefined;
  try {
    const url = new URL(text.trim());
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

const services: readonly (readonly [host: string, name: string])[] = [
  ['doordash.com', 'DoorDash'],
  ['ubereats.com', 'Uber Eats'],
  ['grubhub.com', 'Grubhub'],
];

/** The delivery service by its host, or the host itself: a look-alike such as doordash.com.evil.test is named in full. */
export function deliveryName(url: URL): string {
  const host = url.hostname.replace(/^www\./, '');
  return services.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1] ?? host;
}
