import type { InterfaceLanguage } from './t.ts';

/** The languages of the interface. Each name is in its own language, for those who can't read the other. */
export const interfaceLanguages: readonly { code: InterfaceLanguage; ownName: string }[] = [
  { code: 'en', ownName: 'English' },
  { code: 'es', ownName: 'Español' },
];
