import type { Draft, MenuFile, Problem } from '../draft.ts';
import { UnreadableFile } from '../draft.ts';
import { readMenu } from '../read-menu.ts';

/** Is what the reading process tells its parent. */
export type ReaderMessage = { readonly progress: number } | { readonly result: Draft | Problem };

// Without a parent there is nobody to read for.
process.on('disconnect', () => process.exit(0));

const send = (message: ReaderMessage): void => void process.send?.(message);

process.once('message', (file: MenuFile) => {
  const read = async (): Promise<Draft | Problem> =>
    readMenu(file, {
      readPictureWords: async (bytes, onProgress, turn) => {
        // Few files are pictures, and their reader takes long to load.
        const { readPictureWords } = await import('./picture-words.ts');
        try {
          return await readPictureWords(bytes, onProgress, turn);
        } catch (error) {
          throw new UnreadableFile(
            'The picture is damaged and can’t be opened. Take it again, or save it anew as JPEG or PNG.',
            { cause: error },
          );
        }
      },
      onProgress: (progress) => send({ progress }),
    });
  read().then(
    (result) => process.send?.({ result } satisfies ReaderMessage, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
