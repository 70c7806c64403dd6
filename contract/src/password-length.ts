/** How many characters a new password may have; a character is a Unicode code point. */
export const passwordLength = { least: 8, most: 128 } as const;
