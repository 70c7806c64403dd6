import type { PagePath } from './page-paths.ts';

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

/** A page as a visitor sees it: without a token, a zip code or anything ticked. */
export interface DrawnPage {
  readonly html: string;
  readonly head: PageHead;
  /** What it was drawn from, as JSON, so that the browser goes on from there. */
  readonly state: string;
  /** Nothing was left to the browser because it is too long. */
  readonly isWhole: boolean;
  /** The record that the page is about is not there, or no page has this address. */
  readonly isMissing: boolean;
}

/** What the web app's build for the server offers. Drawing keeps nothing between two pages. */
export interface PageDrawer {
  /** The pages that can be drawn, each with the source file that the build's manifest knows it by. */
  readonly drawnPages: Readonly<Partial<Record<PagePath, string>>>;
  /** Once, before the first page: how the calls are answered that pages make. */
  readonly answerCallsWith: (answer: AnswerCall) => void;
  /** Throws where the page can't be drawn whole. Without a path: the page for what isn't there. */
  readonly drawPage: (path: PagePath | undefined, url: string) => Promise<DrawnPage>;
}
