import { digestOfViewer, type PageHead, type Viewer } from '@clearplate/contract/page-rendering';
import { stateScript } from './data-script.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { tilesMeta, type MapTiles } from '../http/map-tiles.ts';
import { hashSource } from '../http/security-headers.ts';
import { isVisitor } from './page-cookies.ts';
import type { PageFiles } from './page-files.ts';

export interface ShellSettings {
  /** Is the site's own address, or empty if nobody set it. */
  readonly publicUrl: string;
  readonly tiles: MapTiles | undefined;
}

/** Is a page's HTML around what is rendered in it. */
export interface PageShell {
  /**
   * Returns it as it is for everybody, until the browser renders. `script`: what else stands at its end, `files`: the
   * page's own.
   */
  readonly empty: (script?: string, files?: PageFiles) => string;
  readonly filled: (page: FilledPage, script?: string) => string;
}

export interface FilledPage {
  readonly html: string;
  readonly state: string;
  readonly head: PageHead;
  /** Is the canonical address, which is missing if the page has none. */
  readonly path: string | undefined;
  readonly files: PageFiles;
  readonly viewer: Viewer;
}

const place = /<!--page-->\s*<div id="root">([\s\S]*)<\/div>\s*<!--\/page-->/;
/** Matches what Vite's build makes a page load: its entry, the modules that it imports, and their style sheets. */
const builtTags = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)\n?/g;
const ownDescription = /<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

/** Is what the built page shows while its code hasn't arrived or doesn't run. */
const standingTexts = {
  waiting: 'Clearplate is loading. If nothing appears, please reload the page.',
  withoutScript: "Without JavaScript, dishes can't be checked for what you avoid. Please turn it on.",
} as const;

const spanishTexts = {
  waiting: 'Clearplate se está cargando. Si no aparece nada, vuelve a cargar la página.',
  withoutScript: 'Sin JavaScript no podemos comprobar los platos según lo que evitas. Actívalo, por favor.',
} as const;

/** Without its code, a personal page can't tell whether they changed what they avoid. */
const uncompared = {
  en: "Without JavaScript, this page can't tell whether what you avoid has changed. Please turn it on.",
  es: 'Sin JavaScript esta página no sabe si cambió lo que evitas. Actívalo, por favor.',
} as const;

/** Translates the fixed texts into the viewer's language, and adds what holds for a personal page. */
function translateStanding(html: string, viewer: Viewer): string {
  const { waiting, withoutScript } = viewer.language === 'es' ? spanishTexts : standingTexts;
  return html
    .replace(standingTexts.waiting, () => waiting)
    .replace(standingTexts.withoutScript, () => (isVisitor(viewer) ? withoutScript : uncompared[viewer.language]));
}

/** Returns the hashes by which the content policy allows the scripts within the page. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => hashSource(text ?? ''));
}

/** The addresses of icons and links begin with it. Without it, browsers use the present address. */
const addressMeta = (publicUrl: string) =>
  publicUrl === '' ? '' : `<meta name="public-url" content="${escapeHtml(publicUrl)}" />\n`;

const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />\n`;

/** Returns the data of link previews. They need absolute addresses, so there are none if nobody set the site's. */
function socialCard(head: PageHead, description: string, own: string | undefined, publicUrl: string): string {
  const picture = head.picture && URL.parse(head.picture, publicUrl === '' ? undefined : publicUrl)?.href;
  return [
    property('og:site_name', 'Clearplate'),
    property('og:type', 'website'),
    property('og:title', head.title),
    property('og:description', description),
    own === undefined ? '' : property('og:url', own),
    picture ? property('og:image', picture) + property('og:image:alt', head.title) : '',
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />\n`,
  ].join('');
}

/** The page contains its styles, compressed as one. */
const withFiles = (html: string, { style, links }: PageFiles): string =>
  html
    .replaceAll(builtTags, (tag) => (tag.includes('stylesheet') ? '' : tag))
    .replace('</head>', () => `<style>${style}</style>\n${links}</head>`);

/** Visible content comes before the code that makes it work, which is requested at once all the same. */
const seenFirst = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ');

/** Splits the built HTML where a page is inserted. The inserted text is literal: `$` means nothing. */
export function readPageShell(built: string, { publicUrl, tiles }: ShellSettings): PageShell {
  const html = built.replace('</head>', () => `${addressMeta(publicUrl)}${tilesMeta(tiles)}</head>`);
  const waiting = place.exec(html)?.[1] ?? '';
  const standing = ownDescription.exec(html)?.[1] ?? '';
  const withScript = (page: string, script: string) =>
    script === '' ? page : page.replace('</body>', () => `${script}\n</body>`);
  return {
    empty: (script = '', files) => withScript(files ? withFiles(html, files) : html, script),
    filled({ html: rendered, state, head, path, files, viewer }, script = '') {
      const own = path === undefined || publicUrl === '' ? undefined : new URL(path, publicUrl).href;
      const description = head.description ?? standing;
      const canonical = own === undefined ? '' : `<link rel="canonical" href="${escapeHtml(own)}" />\n`;
      const page = seenFirst(withFiles(html, files))
        .replace('<html lang="en"', () => `<html lang="${viewer.language}" data-for="${digestOfViewer(viewer)}"`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
        .replace(
          ownDescription,
          () => `<meta name="description" content="${escapeHtml(description)}" data-standing="${standing}" />`,
        )
        .replace('</head>', () => `${canonical}${socialCard(head, description, own, publicUrl)}</head>`)
        .replace(place, () => `<div id="waiting">${waiting}</div><div id="root">${rendered}</div>`);
      return withScript(translateStanding(page, viewer), state === '' ? script : `${script}${stateScript(state)}`);
    },
  };
}
