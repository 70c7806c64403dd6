/** A text as mails quote one, line by line. */
export const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');
