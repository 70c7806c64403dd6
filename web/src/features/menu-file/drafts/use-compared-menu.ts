import type { EditableMenu } from '@clearplate/contract/menu';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReadFile } from '../../../entities/menu-draft/read-file.ts';
import { client } from '../../../shared/api/client.ts';

interface Compared {
  readonly files: readonly ReadFile[];
  readonly onRead: (files: readonly ReadFile[]) => void;
}

/**
 * Holds the menu that files are compared with. Tables say what of them the menu had when they were read: once somebody else
 * has changed it they are read again.
 */
export function useComparedMenu(id: string, { files, onRead }: Compared) {
  const [menu, setMenu] = useState<EditableMenu>();
  /** Versions between which only we saved, and so nothing that isn't marked as saved. */
  const [versions, setVersions] = useState<ReadonlySet<string>>(new Set());
  const replace = (newer: EditableMenu) => {
    setMenu(newer);
    setVersions(new Set([newer.version]));
  };
  const keep = (saved: EditableMenu) => {
    setMenu(saved);
    setVersions((before) => new Set([...before, saved.version]));
  };
  const loading = useMutation({
    mutationFn: () => client.getMenuForEditing({ params: { id } }),
    onSuccess: replace,
  });
  const { mutate: compare, isPending: isComparing } = useMutation({
    mutationFn: async (old: readonly ReadFile[]) => {
      const current = await client.getMenuForEditing({ params: { id } });
      const read = await Promise.all(
        old.map(async (file) => (file.again ? { ...file, draft: await file.again() } : file)),
      );
      return { current, read };
    },
    onSuccess: ({ current, read }) => {
      replace(current);
      onRead(read);
    },
  });
  const isStale =
    menu !== undefined && files.some(({ draft: { version } }) => version !== undefined && !versions.has(version));
  useEffect(() => {
    if (isStale && !isComparing) compare(files);
  }, [isStale, isComparing, compare, files]);
  const load = () => {
    if (!menu && !loading.isPending) loading.mutate();
  };
  return { menu, loading, isStale, keep, replace, load };
}
