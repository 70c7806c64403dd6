import type { MenuFilePreview } from '@clearplate/contract/menu-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { keepFile } from '../../shared/lib/keep-file.ts';

export function useMenuExport(id: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => keepFile('menu.csv', await client.exportMenuFile({ params: { id } }), 'text/csv'),
  });
}

/** A file and what it would do. The bytes are kept: what is applied is what was looked at. */
export interface LookedAt {
  readonly file: Blob;
  readonly name: string;
  readonly preview: MenuFilePreview;
}

/** One file on its way into a menu: looked at, then applied to the very version it was compared with. */
export function useMenuFile(id: string) {
  const queries = useQueryClient();
  const [looked, setLooked] = useState<LookedAt>();
  const looking = useMutation({
    networkMode: 'always',
    mutationFn: async ({ file, name }: { file: Blob; name: string }) => {
      const kept = new Blob([await file.arrayBuffer()], { type: 'text/csv' });
      return { file: kept, name, preview: await client.previewMenuFile({ params: { id }, file: kept }) };
    },
    onMutate: () => setLooked(undefined),
    onSuccess: setLooked,
  });
  const applying = useMutation({
    networkMode: 'always',
    mutationFn: ({ of, archiveMissing }: { of: LookedAt; archiveMissing: boolean }) =>
      client.applyMenuFile({
        params: { id },
        query: { archive_missing: archiveMissing ? 'true' : 'false' },
        file: of.file,
        ifMatch: of.preview.version,
      }),
    onSuccess: () => queries.invalidateQueries(),
    // Somebody else was quicker: the file is looked at again beside the menu as it is now.
    onError: (error, { of }) => hasCode(error, 'precondition_failed') && looking.mutate(of),
  });
  const choose = (file: File) => {
    applying.reset();
    looking.mutate({ file, name: file.name });
  };
  return { looked, looking, applying, choose };
}
