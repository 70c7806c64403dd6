import { z } from 'zod';

/** The visitor of an embedded menu sends this: the allergens that they tick, and whether traces could harm them. */
export interface EmbedAnswers {
  readonly avoid: readonly string[];
  /** Is a strictness; any other value counts as the strictest. `undefined` means that they didn't answer. */
  readonly traces: string | undefined;
}

/** A website sends this when it embeds a menu. */
export interface EmbedRequest {
  readonly restaurantId: string;
  readonly answers: EmbedAnswers;
  /** Is the path and query of the page itself. */
  readonly action: string;
  /** Is the address of this site, without a slash at its end; empty if it isn't set. */
  readonly site: string;
}

/** This is an embedded menu without its head, which the server writes. */
export interface EmbeddedPage {
  /** `undefined` means that there is no such restaurant. */
  readonly html: string | undefined;
  readonly title: string | undefined;
  readonly style: string;
}

/** Takes a colour as six hexadecimal digits; any other value is left out. */
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
