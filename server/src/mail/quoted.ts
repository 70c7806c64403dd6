/** Quotes a text as mails do, line by line. */
export const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');
