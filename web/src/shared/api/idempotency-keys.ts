/** 96 random bits. `crypto.randomUUID` isn't there on pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of calls whose outcome nobody knows: what was sent, and the key that it was sent with. */
const unsettled = new Map<string, { sent: string; key: string }>();

/**
 * The key for what is sent by a call: when the same was sent before and no answer came, the same key, so that it isn't
 * done twice. `settle` says that an answer came.
 */
export function keyFor(call: string, body: unknown): { key: string; settle: () => void } {
  const sent = JSON.stringify(body);
  const before = unsettled.get(call);
  const key = before?.sent === sent ? before.key : newKey();
  unsettled.set(call, { sent, key });
  return { key, settle: () => void unsettled.delete(call) };
}
