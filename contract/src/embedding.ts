import { z } from 'zod';

/** What the visitor of an embedded menu sends: the allergens that they tick, and whether traces could harm them. */
export interface EmbedAnswers {
  readonly avoid: readonly string[];
  /** A strictness; anything else that was sent counts as the strictest. `undefined`: not answered. */
  readonly traces: string | undefined;
}

/** What a website asks for when it embeds a menu. */
export interface EmbedRequest {
  readonly restaurantId: string;
  readonly answers: EmbedAnswers;
  /** The page's own path and query. */
  readonly action: string;
  /** The site's own address, without a slash at its end; empty where it isn't set. */
  readonly site: string;
}

/** An embedded menu without its head, which the server writes. */
export interface EmbeddedPage {
  /** `undefined`: there is no such restaurant. */
  readonly html: string | undefined;
  readonly title: string | undefined;
  /** All of its styles. */
  readonly style: string;
}

/** Colours as six hexadecimal digits, and the language; anything else is left out. */
const Colour = z
  .string()
  .regex(/^[0-9a-f]{6}$/i)
  .transform((colour) => colour.toLowerCase())
  .optional()
  .catch(undefined);

export const EmbedLook = z.object({
  background: Colour,
  text: Colour,
  accent: Colour,
  lang: z.enum(['en', 'es']).optional().catch(undefined),
});
export type EmbedLook = z.infer<typeof EmbedLook>;
