import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Returns the content policy's name for a script or a style within a page: its hash. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Says what a page may load and run. `styles` are hashes of the styles within it. */
export const contentPolicy = ({ pictures, scripts = [] }: PolicyOptions, styles: readonly string[] = []) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    ...(styles.length > 0 ? [`style-src ${["'self'", ...styles].join(' ')}`] : []),
    `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const others = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
};

export interface PolicyOptions {
  /** Names other sites whose pictures a page may show. */
  readonly pictures: readonly string[];
  /** Holds hashes of the scripts within pages. */
  readonly scripts?: readonly string[];
  /** Is the site's own address. Browsers that came by TLS once never come without it again. */
  readonly publicUrl: string;
}

/** Returns whether browsers use TLS: to this process, or to a proxy in front of the site's own address. */
export const isOverTls = ({ protocol }: Pick<FastifyRequest, 'protocol'>, publicUrl = ''): boolean =>
  protocol === 'https' || publicUrl.startsWith('https:');

// It holds for a year. Other sites of the same domain are not ours to bind.
const onlyTls = { 'strict-transport-security': 'max-age=31536000' };

/** Returns the headers of every answer. Nobody caches those of the API. */
export function securityHeaders(options: PolicyOptions) {
  // It is one constant object, because a header library on every route doubles the cost of a request.
  const headers = {
    'content-security-policy': contentPolicy(options),
    ...others,
    ...(options.publicUrl.startsWith('https:') && onlyTls),
  };
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const own = reply.getHeader('content-security-policy');
    void reply.headers(headers);
    // A page that contains styles has a policy with their hashes.
    if (own !== undefined) void reply.header('content-security-policy', own);
    // The route counts, because `/%61pi` leads to the same call.
    const address = request.routeOptions?.url ?? request.url;
    if (address.startsWith('/api') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
  };
}

/** Sends the security headers with every answer that a route, an error or a missing route gives. */
export function addSecurityHeaders(app: FastifyInstance, options: PolicyOptions) {
  const write = securityHeaders(options);
  app.addHook('onSend', async (request, reply) => write(request, reply));
}
