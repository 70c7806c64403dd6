type Transport = (address: string, request: RequestInit) => Promise<Response>;

let transport: Transport | undefined;

/** Once, where calls don't go over the network: on the server that draws pages. */
export function sendCallsWith(next: Transport): void {
  transport = next;
}

/** Sends a call: in a browser with `fetch`. */
export const sendCall: Transport = (address, request) => (transport ?? fetch)(address, request);
