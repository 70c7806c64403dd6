type Transport = (address: string, request: RequestInit) => Promise<Response>;

let transport: Transport | undefined;

/** Replaces the network, once, on the server that renders pages. */
export function sendCallsWith(next: Transport): void {
  transport = next;
}

/** Sends a call, in a browser with `fetch`. */
export const sendCall: Transport = (address, request) => (transport ?? fetch)(address, request);
