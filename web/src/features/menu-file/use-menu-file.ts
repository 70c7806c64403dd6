import type { MenuFileColumns, MenuFilePreview } from '@clearplate/contract/menu-file';
import { mostMenuFile } from '@clearplate/contract/menu-file-fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { t } from '../../translations/t.ts';
import { recallReading, rememberReading, type FileReading } from './remembered-columns.ts';

/** The bytes are held, so that exactly what was previewed is applied. */
interface ChosenFile {
  readonly file: Blob;
  readonly name: string;
}

/** A file with its columns, and whether they were matched before on this device. */
export interface OpenedFile extends ChosenFile {
  readonly found: MenuFileColumns;
}

interface LookedAt {
  readonly opened: OpenedFile;
  readonly reading: FileReading;
  readonly preview: MenuFilePreview;
}

/** Whether a person has nothing to say about the columns. */
const isClear = ({ columns, says_no }: MenuFileColumns): boolean => !says_no && columns.every(({ sure }) => sure);

async function open({ file, name }: ChosenFile, id: string): Promise<OpenedFile> {
  // It would be refused all the same, after it was sent.
  if (file.size > mostMenuFile) throw new ApiError({ status: 413, code: 'too_large', message: '' });
  if (file.size === 0) {
    const issues = [{ field: 'file', message: t('is empty') }];
    throw new ApiError({ status: 400, code: 'bad_request', message: '', issues });
  }
  const held = new Blob([await file.arrayBuffer()], { type: 'application/octet-stream' });
  return { file: held, name, found: await client.readMenuFileColumns({ params: { id }, file: held }) };
}

interface ToApply {
  readonly of: LookedAt;
  readonly archiveMissing: boolean;
}

const apply = ({ of, archiveMissing }: ToApply, id: string) =>
  client.applyMenuFile({
    params: { id },
    query: { ...of.reading, archive_missing: archiveMissing ? 'true' : 'false' },
    file: of.opened.file,
    ifMatch: of.preview.version,
  });

/**
 * Opens a file, asks for its columns where they aren't clear, previews it, and applies it to exactly the menu version that
 * it was compared with.
 */
export function useMenuFile(id: string) {
  const queries = useQueryClient();
  const [opened, setOpened] = useState<OpenedFile>();
  const [isMatching, setMatching] = useState(false);
  const [looked, setLooked] = useState<LookedAt>();
  const looking = useMutation({
    mutationFn: async ({ of, reading }: { of: OpenedFile; reading: FileReading }) => ({
      opened: of,
      reading,
      preview: await client.previewMenuFile({ params: { id }, query: reading, file: of.file }),
    }),
    onMutate: () => setLooked(undefined),
    onSuccess: (found) => {
      setLooked(found);
      setMatching(false);
      if (found.reading.columns !== undefined) rememberReading(found.opened.found, found.reading);
    },
    // What can't be read like this may be read otherwise.
    onError: (error, { reading }) =>
      hasCode(error, 'bad_request') && reading.columns !== undefined && setMatching(true),
  });
  const opening = useMutation({
    mutationFn: (chosen: ChosenFile) => open(chosen, id),
    onMutate: () => {
      setOpened(undefined);
      setLooked(undefined);
      setMatching(false);
      looking.reset();
    },
    onSuccess: (of) => {
      setOpened(of);
      const reading = recallReading(of.found) ?? (isClear(of.found) ? { no_means_none: 'false' as const } : undefined);
      if (reading) looking.mutate({ of, reading });
      else setMatching(true);
    },
  });
  const applying = useMutation({
    mutationFn: (given: ToApply) => apply(given, id),
    onSuccess: () => queries.invalidateQueries(),
    // Somebody else saved first, so the file is compared again with the current menu.
    onError: (error, { of }) =>
      hasCode(error, 'precondition_failed') && looking.mutate({ of: of.opened, reading: of.reading }),
  });
  const choose = (file: Blob, name: string) => {
    applying.reset();
    opening.mutate({ file, name });
  };
  const match = (reading: FileReading) => opened && looking.mutate({ of: opened, reading });
  const matchAgain = () => {
    applying.reset();
    setMatching(true);
  };
  return { opened, isMatching, looked, opening, looking, applying, choose, match, matchAgain };
}
