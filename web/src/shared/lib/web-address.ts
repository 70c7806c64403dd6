/**
 * Returns the address if it may be linked: http or https, without credentials. Anything else, such as `javascript:`, is
 * refused.
 */
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
