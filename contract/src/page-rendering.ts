import type { EmbedRequest, EmbeddedPage } from './embedding.ts';
import type { PagePath } from './pages.ts';

/** A page makes this call of the API while it is rendered, with its path and query. */
export interface InnerCall {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Is the API's answer to the call. */
export interface InnerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers a call. An answer that is too long for a page becomes `too_large`. */
export type AnswerCall = (call: InnerCall) => Promise<InnerAnswer>;

/** Tabs, search results and shared links show the head of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  /** Is the address of the picture, or its path on this site. */
  readonly picture: string | undefined;
}

/** Describes the person for whom a page is rendered, from the browser's page cookies. */
export interface Viewer {
  readonly token: string | undefined;
  readonly zipcode: string | undefined;
  /** Identifies the chosen delivery address. */
  readonly address: string | undefined;
  /** Holds the allergens that a guest ticked, as stored in the tab. */
  readonly ticks: string | undefined;
  /** Is `menu` if an assessed menu keeps the restaurant's own order. */
  readonly menuOrder?: string | undefined;
  readonly language: 'en' | 'es';
}

const mix = (text: string, start: number): number => {
  let mixed = start;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16_777_619);
  return mixed >>> 0;
};

/**
 * Hashes texts to some 60 bits: FNV-1a from two seeds. It needn't resist deliberate collisions, because only the owner
 * of the token has the pages with its digest. `web/index.html` does the same.
 */
export const digestOf = (text: string): string =>
  mix(text, 2_166_136_261).toString(36) + mix(text, 3_735_928_559).toString(36);

/**
 * Leaves out the language, because a browser with another language shows nothing of the page. It also leaves out the
 * order of a menu, which says nothing about anybody.
 */
export const digestOfViewer = ({
  token,
  zipcode,
  address,
  ticks,
}: Pick<Viewer, 'token' | 'zipcode' | 'address' | 'ticks'>): string =>
  digestOf([token, zipcode, address, ticks].map((one) => one ?? '').join('\n'));

/** Only rendering reads these cookies. Scripts of the page can read all of them but the first. */
export const pageCookies = {
  session: 'clearplate_session',
  view: 'clearplate_view',
  ticks: 'clearplate_ticks',
} as const;

/** This is the value of the cookie `view`, as JSON. */
export interface ViewCookie {
  /** Is a digest of the browser's token. If it doesn't match, the session's cookie is ignored. */
  readonly session?: string;
  readonly zipcode?: string;
  readonly address?: string;
  /** This language was chosen on this site. */
  readonly language?: string;
  readonly menuOrder?: string;
}

/** This is a page as one person, or every visitor, sees it. */
export interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
  /** Is the data from which it was rendered, as JSON, which the browser hydrates it with. */
  readonly state: string;
  /** The page's record doesn't exist, or no page has this address. */
  readonly isMissing: boolean;
}

/** The web app's build for the server exports this. Rendering stores nothing between two pages. */
export interface PageRenderer {
  readonly renderedPages: readonly PagePath[];
  /** Call it once before the first page, with what answers pages' calls and finds the current viewer. */
  readonly renderWith: (answer: AnswerCall, findViewer: () => Viewer | undefined) => void;
  /** Throws if the page can't be rendered completely. Without a path it renders the "not found" page. */
  readonly renderPage: (path: PagePath | undefined, url: string) => Promise<RenderedPage>;
  /** Renders a restaurant's menu for a frame on the restaurant's website, which is sent without scripts. */
  readonly renderEmbeddedMenu: (request: EmbedRequest) => Promise<EmbeddedPage>;
}
