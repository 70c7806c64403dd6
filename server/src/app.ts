import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { registerMenuTemplate } from './features/menu/file/template-routes.ts';
import { registerSitemap } from './features/sitemap/sitemap-routes.ts';
import { findEmbedHosts } from './features/restaurants/restaurants.queries.ts';
import { handlers } from './handlers.ts';
import { pageCompression } from './http/compression.ts';
import { cutUnfinishedBodies } from './http/body-pauses.ts';
import { handleError } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { describeRequest } from './http/describe-request.ts';
import { createMetrics } from './http/metrics.ts';
import { registerMetrics } from './http/metrics-route.ts';
import { openApiDocument } from './http/openapi.ts';
import { showLimit, type InUse } from './http/in-use.ts';
import { readablePage, readBuiltPage, registerPages, type PageFolders } from './pages/pages.ts';
import { scriptHashes } from './pages/page-shell.ts';
import { findSession } from './http/session.ts';
import { hashing } from './http/passwords.ts';
import { registerPictures } from './http/picture-route.ts';
import { holdSlots, RequestSlots } from './http/request-slots.ts';
import { registerCalls } from './http/register-calls.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { traceRequests } from './http/trace-requests.ts';
import { registerUploads } from './http/upload.ts';
import { pageData } from './pages/page-data.ts';
import { decoding } from './pictures/prepare-picture.ts';
import { version } from './version.ts';

const bodyLimit = 262_144;

/**
 * Builds the whole server, which doesn't listen yet. Without folders it serves the API only. `log` takes the log's
 * lines.
 */
export async function buildApp(
  context: Context,
  folders?: PageFolders,
  log: { write(line: string): void } = process.stdout,
): Promise<FastifyInstance> {
  const { publicUrl = '', tiles } = context.settings;
  const pictures = tiles?.origin === undefined ? [] : [tiles.origin];
  const html = folders && (await readBuiltPage(folders));
  const policy = { pictures, scripts: html === undefined ? [] : scriptHashes(html), publicUrl };
  const app = Fastify({
    logger: { level: context.settings.logLevel, serializers: logged, timestamp: utc, stream: log },
    trustProxy: trusted(context.settings.trustProxy),
    bodyLimit,
    // Slower clients are cut off. 5 MB arrive in time over 1.4 Mbit/s.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // A client may send its request with a host in the address, as to a proxy. The host is dropped, whatever it is.
    rewriteUrl: ({ url = '/' }) => readablePage(url.replace(/^[a-z]+:\/\/[^/?]*\/?/i, '/')),
    // The address can't be read, so no hook runs for it.
    frameworkErrors(error, request, reply) {
      securityHeaders(policy)(request, reply);
      void handleError(error, request, reply);
    },
  });
  // No call takes plain text, and other sites may send it without being asked first.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  addSecurityHeaders(app, policy);
  const places = new RequestSlots();
  const inPlace = holdSlots(app, places);
  const inUse = usedBy(places);
  cutUnfinishedBodies(app);
  await app.register(compress, pageCompression);
  await registerUploads(app);
  const metrics = createMetrics(context, inUse);
  if (context.tracing) traceRequests(app, context.tracing);
  registerMetrics(app, metrics, context.settings);
  registerHealth(app, context, places);
  registerPictures(app, context);
  registerCalls(app, context, handlers, { noteAnswer: metrics.noteAnswer, inUse });
  registerSitemap(app, context, inUse);
  registerMenuTemplate(app);
  app.get('/api/openapi.json', async () => openApi());
  if (folders && html !== undefined)
    await registerPages(app, { ...pagesOf(context), folders, html, publicUrl, tiles, policy, inPlace, inUse });
  else app.setNotFoundHandler((request, reply) => handleError({ statusCode: 404 }, request, reply));
  return app;
}

// Documentation is loaded when it is first asked for, because few servers are.
let document: ReturnType<typeof openApiDocument> | undefined;
const openApi = () => (document ??= openApiDocument(version));

const pagesOf = (context: Context) => ({
  data: pageData(context),
  findSession: (token: string) => findSession(context, token, context.now()),
  findEmbedHosts: (id: number) => findEmbedHosts(context.db, id),
});

function usedBy(places: RequestSlots): InUse {
  const inUse: InUse = new Map([
    ['places', () => places.load().taken],
    ['place_holders', () => places.load().holders],
  ]);
  showLimit(inUse, 'password_hashes', hashing);
  showLimit(inUse, 'pictures_decoded', decoding);
  return inUse;
}

// A number is how many proxies stand before the server, counted from it.
function trusted(setting: Context['settings']['trustProxy']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}

const utc = () => `,"time":"${new Date().toISOString()}"`;

const logged = {
  req: describeRequest,
  // At the level of traces, the reader of forms logs the request's headers, which contain the token.
  busboyOptions: () => undefined,
};
