import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { mostMenuFile } from '@clearplate/contract/menu-file-fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReadFile } from '../../entities/menu-draft/read-file.ts';
import { ApiError, hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { t } from '../../translations/t.ts';
import { recallColumns, rememberColumns, type FileReading } from './remembered-columns.ts';

interface ChosenFile {
  readonly file: Blob;
  readonly name: string;
  /** When it was changed; a pasted table has no such time. */
  readonly changed?: number | undefined;
}

/** Holds a file with its columns. Its bytes are kept, so that exactly what was matched is read. */
export interface OpenedFile extends ChosenFile {
  readonly found: MenuFileColumns;
}

/** Whether a person has nothing to say about the columns. */
const isClear = ({ columns, says_no }: MenuFileColumns): boolean => !says_no && columns.every(({ sure }) => sure);

async function open({ file, ...chosen }: ChosenFile, id: string): Promise<OpenedFile> {
  // It would be refused anyway, after it was sent.
  if (file.size > mostMenuFile) throw new ApiError({ status: 413, code: 'too_large', message: '' });
  if (file.size === 0) {
    const issues = [{ field: 'file', message: t('is empty') }];
    throw new ApiError({ status: 400, code: 'bad_request', message: '', issues });
  }
  const held = new Blob([await file.arrayBuffer()], { type: 'application/octet-stream' });
  return { ...chosen, file: held, found: await client.readMenuFileColumns({ params: { id }, file: held }) };
}

/** Opens a table, asks for its columns if they aren't clear, and passes it on as a draft like that of any file. */
export function useMenuFile(id: string, onRead: (file: ReadFile) => void) {
  const [opened, setOpened] = useState<OpenedFile>();
  const [isMatching, setMatching] = useState(false);
  const reading = useMutation({
    mutationFn: async ({ of, how }: { of: OpenedFile; how: FileReading }): Promise<ReadFile> => {
      const again = () => client.readMenuTable({ params: { id }, query: how, file: of.file });
      const headings = of.found.columns.map(({ heading }) => heading);
      return { name: of.name, size: of.file.size, changed: of.changed, headings, draft: await again(), again };
    },
    onSuccess: (file, { of, how }) => {
      setMatching(false);
      if (how.columns !== undefined) rememberColumns(id, of.found, how.columns);
      onRead(file);
    },
    // A file that can't be read this way may be readable in another.
    onError: (error, { how }) => hasCode(error, 'bad_request') && how.columns !== undefined && setMatching(true),
  });
  const opening = useMutation({
    mutationFn: (chosen: ChosenFile) => open(chosen, id),
    onMutate: () => {
      setOpened(undefined);
      setMatching(false);
      reading.reset();
    },
    onSuccess: (of) => {
      setOpened(of);
      const columns = recallColumns(id, of.found);
      // We ask for each file what "no" means in it.
      const isKnown = columns !== undefined && !of.found.says_no;
      if (!isKnown && !isClear(of.found)) return setMatching(true);
      reading.mutate({ of, how: { ...(isKnown && { columns }), no_means_none: 'false' } });
    },
  });
  const match = (how: FileReading) => opened && reading.mutate({ of: opened, how });
  const matchAgain = () => {
    reading.reset();
    setMatching(true);
  };
  const close = () => {
    opening.reset();
    reading.reset();
    setOpened(undefined);
    setMatching(false);
  };
  return { opened, isMatching, opening, reading, choose: opening.mutate, match, matchAgain, close };
}
