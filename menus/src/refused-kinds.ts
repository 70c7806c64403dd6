import type { Problem } from './draft.ts';
import { kindOfBytes, type BytesKind } from './file-kind.ts';
import { limits } from './limits.ts';

/** Holds the messages for files that nothing here can read. */
export const refusedKinds = {
  'old office file':
    'This is a locked file, or one of an Office from before 2007. Open it and save it as XLSX without a password, or as PDF.',
  'other picture': 'Of pictures, JPEG and PNG are read. Save it as one of them.',
  unknown:
    'This is no menu that can be read: choose a PDF, a spreadsheet (XLSX, CSV), a saved page, an export (JSON) or a picture (JPEG, PNG).',
} as const satisfies Partial<Record<BytesKind, string>>;

/** Returns what is wrong with a file if its size or its first bytes show that it can't be read. */
export function refuseUnread(bytes: Uint8Array): Problem | undefined {
  if (bytes.length === 0) return { problem: 'The file is empty.' };
  if (bytes.length > limits.fileBytes)
    return {
      problem: `The file is larger than ${limits.fileBytes / 1024 / 1024} MB. Save the pages of the menu as a file of their own.`,
    };
  const kind = kindOfBytes(bytes);
  return kind in refusedKinds ? { problem: refusedKinds[kind as keyof typeof refusedKinds] } : undefined;
}
