import type { InterfaceLanguage } from './t.ts';

/** Lists the languages of the interface. Each name is in its own language, for people who can't read the other. */
export const interfaceLanguages: readonly { code: InterfaceLanguage; ownName: string }[] = [
  { code: 'en', ownName: 'English' },
  { code: 'es', ownName: 'Español' },
];
