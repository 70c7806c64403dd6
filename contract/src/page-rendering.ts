import type { PagePath } from './pages.ts';

/** One call of the API as the pages make it, with its path and query. */
export interface InnerCall {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** How the API answered it. */
export interface InnerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is too long to stand in a page is answered as `too_large`. */
export type AnswerCall = (call: InnerCall) => Promise<InnerAnswer>;

/** What a page says of itself to who only reads its head: in a tab, in a search's results, where it is shared. */
export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  /** Of the picture: an address, or a path here. */
  readonly picture: string | undefined;
}

/** Whom a page is rendered for, as their browser says it by the cookies for pages. */
export interface Viewer {
  readonly token: string | undefined;
  readonly zipcode: string | undefined;
  /** The id of the chosen one of their addresses. */
  readonly address: string | undefined;
  /** A guest's ticks, as the tab keeps them. */
  readonly ticks: string | undefined;
  readonly language: 'en' | 'es';
}

const mix = (text: string, start: number): number => {
  let mixed = start;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16_777_619);
  return mixed >>> 0;
};

/**
 * Tells texts apart, in some 60 bits: FNV-1a from two starts. It guards nothing against somebody who looks for two that
 * are the same: only whoever has the token has the pages in which it stands. `web/index.html` does the same.
 */
export const digestOf = (text: string): string =>
  mix(text, 2_166_136_261).toString(36) + mix(text, 3_735_928_559).toString(36);

/** Of all but the language: a browser in which it is another shows nothing of the page. */
export const digestOfViewer = ({ token, zipcode, address, ticks }: Omit<Viewer, 'language'>): string =>
  digestOf([token, zipcode, address, ticks].map((one) => one ?? '').join('\n'));

/** Read where a page is rendered, and by nothing else. Only the first can't be read by the page's own scripts. */
export const pageCookies = {
  session: 'clearplate_session',
  view: 'clearplate_view',
  ticks: 'clearplate_ticks',
} as const;

/** What the cookie `view` holds, as JSON. */
export interface ViewCookie {
  /** The digest of the token that the browser keeps: with any other, or none, the session's cookie counts for nothing. */
  readonly session?: string;
  readonly zipcode?: string;
  readonly address?: string;
  /** As it was chosen here. */
  readonly language?: string;
}

/** A page as one person sees it, or every visitor. */
export interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
  /** What it was rendered from, as JSON, so that the browser goes on from there. */
  readonly state: string;
  /** The record that the page is about is not there, or no page has this address. */
  readonly isMissing: boolean;
}

/** What the web app's build for the server offers. Rendering keeps nothing between two pages. */
export interface PageRenderer {
  /** The pages that can be rendered. */
  readonly renderedPages: readonly PagePath[];
  /** Once, before the first page: how the calls are answered that pages make, and whom the page is for that is being rendered. */
  readonly renderWith: (answer: AnswerCall, findViewer: () => Viewer | undefined) => void;
  /** Throws where the page can't be rendered whole. Without a path: the page for what isn't there. */
  readonly renderPage: (path: PagePath | undefined, url: string) => Promise<RenderedPage>;
}
