import { EmbedLook, type EmbedAnswers } from '@clearplate/contract/embedding';
import { Id } from '@clearplate/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import { describeError } from '../http/error-handler.ts';
import { languageOf } from '../http/language.ts';
import { leftSignal } from '../http/left-signal.ts';
import { hashSource } from '../http/security-headers.ts';
import { embedScript } from './embed-script.ts';
import { type EmbedTheme, embedTheme } from './embed-theme.ts';
import type { PageRendering } from './page-rendering.ts';

export interface Embedding {
  /** Is the site's own address, or empty if nobody set it. */
  readonly publicUrl: string;
  readonly rendering: PageRendering;
  /** Returns the websites that may show a restaurant's menu; `undefined` if there is no such restaurant. */
  readonly findEmbedHosts: (id: number) => Promise<readonly string[] | undefined>;
}

/** This is more than every allergen ticked. */
const mostFormBytes = 4096;

/**
 * It allows no picture, and no script but the one that requests again: only its styles, the form, and that request to
 * itself.
 */
const policyOf = (styles: readonly string[], hosts: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src ${styles.length === 0 ? "'none'" : styles.map(hashSource).join(' ')}`,
    `script-src ${hashSource(embedScript)}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors 'self' ${hosts.map((host) => `https://${host}`).join(' ')}`.trimEnd(),
  ].join('; ');

interface Frame {
  readonly language: string;
  readonly theme: EmbedTheme | undefined;
  readonly title: string;
  readonly styles: readonly string[];
  readonly html: string;
  /** Says whether it requests itself again while it is in sight. */
  readonly isMenu: boolean;
}

const frame = ({ language, theme, title, styles, html, isMenu }: Frame) => `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme.scheme}"` : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}</title>
    ${styles.map((text) => `<style>${text}</style>`).join('')}
  </head>
  <body>${html}${isMenu ? `<script>${embedScript}</script>` : ''}</body>
</html>
`;

// Without the renderer there are no translations either.
const failed = `<main class="embed"><p>The menu could not be loaded. Please ask the restaurant.</p>
<p lang="es">No se pudo cargar el menú. Por favor, pregunta en el restaurante.</p></main>`;
const missing = `<main class="embed"><p>There is no such restaurant here.</p>
<p lang="es">Este restaurante no está aquí.</p></main>`;

function readAnswers({ body }: FastifyRequest): EmbedAnswers {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams();
  return { avoid: form.getAll('avoid'), traces: form.get('traces') ?? undefined };
}

/**
 * Serves a restaurant's menu for a frame on the websites that it names. It reads and sets no cookie, and nobody caches
 * it. A visitor's ticks are in a form's body.
 */
export async function registerEmbed(app: FastifyInstance, embedding: Embedding): Promise<void> {
  const { rendering, publicUrl: site, findEmbedHosts } = embedding;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { id: restaurantId } = request.params as { id: string };
    const look = EmbedLook.parse(request.query);
    const language = look.lang ?? languageOf(request.headers['accept-language']);
    const theme = embedTheme(look);
    const id = Id.safeParse(restaurantId);
    const send = (
      status: number,
      hosts: readonly string[],
      html: string,
      { title = 'Clearplate', style = '' } = {},
    ) => {
      const styles = [style, theme?.style ?? ''].filter((text) => text !== '');
      return reply
        .code(status)
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': policyOf(styles, hosts),
          'content-language': language,
        })
        .type('text/html; charset=utf-8')
        .send(frame({ language, theme, title, styles, html, isMenu: status === 200 }));
    };
    try {
      const hosts = id.success ? await findEmbedHosts(id.data) : undefined;
      if (hosts === undefined) return await send(404, [], missing);
      const answers = readAnswers(request);
      const asked = { restaurantId, answers, action: request.url, site };
      const rendered = await rendering.renderEmbedded(asked, request, language, leftSignal(reply));
      if (!rendered) return await send(503, hosts, failed);
      const { html, title, style } = rendered;
      if (html === undefined) return await send(404, hosts, missing, { style });
      return await send(200, hosts, html, { style, ...(title !== undefined && { title }) });
    } catch (error) {
      request.log.error(describeError(error), 'An embedded menu could not be served');
      return send(503, [], failed);
    }
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get('/embed/restaurant/:id', (request, reply) => answer(request, reply));
    scope.post('/embed/restaurant/:id', (request, reply) => answer(request, reply));
  });
}
