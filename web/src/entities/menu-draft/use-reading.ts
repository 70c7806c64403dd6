import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { mostDraftFile } from '@clearplate/contract/menu-file-fields';
import { kindOfBytes } from '@clearplate/menus/file-kind';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { t } from '../../translations/t.ts';
import { pageScale, WorkerFailed, type DraftWorker } from './draft-worker.ts';
import type { Box, ReadFile } from './read-file.ts';

/** Says why a file wasn't read, in its reader's words; `isTooMuch`: this device couldn't, and the server may. */
export class NotRead extends Error {
  override name = 'NotRead';
  readonly file: File;
  readonly isTooMuch: boolean;

  constructor(file: File, why: string, isTooMuch = false) {
    super(why);
    this.file = file;
    this.isTooMuch = isTooMuch;
  }
}

/** Says how parts of a file are shown. The worker renders a PDF's page, but only once one of its parts is visible. */
function croppingOf(file: File, kind: ReturnType<typeof kindOfBytes>, worker: DraftWorker): ReadFile['crop'] {
  if (kind === 'pdf') return { around: 5, scale: pageScale, make: (page = 1, box) => worker.show(file, page, box) };
  if (kind !== 'png' && kind !== 'jpeg') return undefined;
  // Only this part of it is decoded into memory that stays.
  const make = (_: unknown, [left, top, width, height]: Box) =>
    createImageBitmap(file, Math.round(left), Math.round(top), Math.ceil(width), Math.ceil(height));
  return { around: 24, scale: 1, make };
}

/** Sends a file to the server to be read, which stores none of it. */
export type SendFile = (file: Blob) => Promise<MenuDraft>;

async function readOnServer(send: SendFile, file: File): Promise<MenuDraft> {
  try {
    return await send(new Blob([await file.arrayBuffer()], { type: 'application/octet-stream' }));
  } catch (error) {
    const [issue] = error instanceof ApiError ? error.issues : [];
    throw issue?.field === 'file' ? new NotRead(file, issue.message) : error;
  }
}

async function readHere(worker: DraftWorker, file: File, onProgress: (share: number) => void): Promise<MenuDraft> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const read = await worker.read({ name: file.name, bytes }, onProgress);
    if ('problem' in read) throw new NotRead(file, read.problem);
    // The two differ in what may be written to.
    return read as MenuDraft;
  } catch (error) {
    throw error instanceof WorkerFailed ? new NotRead(file, t('This device could not read the file.'), true) : error;
  }
}

export interface Reading {
  readonly name: string;
  readonly onServer: boolean;
  /** A share is from 0 to 1. */
  readonly share: number;
}

export interface ToRead {
  readonly file: File;
  readonly onServer?: boolean;
}

/**
 * Reads one file after another. Pictures go to the server, which can read letters in them; everything else stays on the
 * device.
 */
export function useReading(worker: DraftWorker, send: SendFile, onRead: (file: ReadFile) => void) {
  const [reading, setReading] = useState<Reading>();
  const reader = useMutation({
    mutationFn: async (files: readonly ToRead[]) => {
      for (const { file, onServer: isSent = false } of files) {
        if (file.size > mostDraftFile)
          throw new NotRead(
            file,
            t('The file is larger than 20 MB. Save the pages of the menu as a file of their own.'),
          );
        const kind = kindOfBytes(new Uint8Array(await file.slice(0, 2048).arrayBuffer()));
        const isPicture = kind === 'png' || kind === 'jpeg';
        const onServer = isSent || isPicture;
        const begun = { name: file.name, onServer, share: 0 };
        setReading(begun);
        const draft = onServer
          ? await readOnServer(send, file)
          : await readHere(worker, file, (share) => setReading({ ...begun, share }));
        const { size, lastModified: changed } = file;
        onRead({ name: file.name, size, changed, draft, isPicture, crop: croppingOf(file, kind, worker) });
      }
    },
    onSettled: () => setReading(undefined),
  });
  return { reading, reader };
}
