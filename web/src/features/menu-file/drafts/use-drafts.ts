import { useEffect, useState } from 'react';
import { DraftWorker } from '../../../entities/menu-draft/draft-worker.ts';
import { withFile, type ReadFile } from '../../../entities/menu-draft/read-file.ts';
import { useReading, type ToRead } from '../../../entities/menu-draft/use-reading.ts';
import { client } from '../../../shared/api/client.ts';
import { useComparedMenu } from './use-compared-menu.ts';

/**
 * Holds the files that were read, and the menu that they are compared with. The review works out what they amount to.
 */
export function useDrafts(id: string) {
  const [worker] = useState(() => new DraftWorker());
  useEffect(() => () => worker.close(), [worker]);
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  const [readings, setReadings] = useState(0);
  const compared = useComparedMenu(id, {
    files,
    // Another file may have been chosen in the meantime.
    onRead: (read) => setFiles((before) => before.map((file) => read.get(file) ?? file)),
  });
  const take = (file: ReadFile) => {
    compared.load();
    setFiles((before) => withFile(before, file));
    setReadings((before) => before + 1);
  };
  const { reading, reader } = useReading(worker, (file) => client.readMenuDraft({ params: { id }, file }), take);
  const choose = (chosen: readonly ToRead[]) => {
    compared.load();
    reader.mutate(chosen);
  };
  const close = () => {
    setFiles([]);
    reader.reset();
  };
  return { files, readings, compared, worker, reading, reader, take, choose, close };
}

export type DraftFiles = ReturnType<typeof useDrafts>;
