import type { EditableMenu } from '@clearplate/contract/menu';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReadFile } from '../../../entities/menu-draft/read-file.ts';
import { client } from '../../../shared/api/client.ts';
import type { SavedSince } from './table-rows.ts';

interface Compared {
  readonly files: readonly ReadFile[];
  /** Pairs each file that was read again with its new reading. */
  readonly onRead: (read: ReadonlyMap<ReadFile, ReadFile>) => void;
}

/**
 * Holds the menu that files are compared with. Tables say what the menu had when they were read: about dishes that were
 * saved since then they say nothing, until they are read again.
 */
export function useComparedMenu(id: string, { files, onRead }: Compared) {
  const [menu, setMenu] = useState<EditableMenu>();
  const [since, setSince] = useState<SavedSince>(new Map());
  // Somebody who saves while tables are read has a newer menu than these were compared with.
  const saves = useRef(0);
  const replace = (newer: EditableMenu) => {
    setMenu(newer);
    setSince(new Map([[newer.version, new Set()]]));
  };
  /** Records that we saved, and which dishes. */
  const takeSaved = (saved: EditableMenu, dishes: readonly number[]) => {
    saves.current += 1;
    setMenu(saved);
    setSince((before) => {
      const all = [...before].map(([version, earlier]) => [version, new Set([...earlier, ...dishes])] as const);
      return new Map<string, ReadonlySet<number>>([...all, [saved.version, new Set()]]);
    });
  };
  const loading = useMutation({
    mutationFn: () => client.getMenuForEditing({ params: { id } }),
    onSuccess: replace,
  });
  const comparing = useMutation({
    mutationFn: async (old: readonly ReadFile[]) => {
      const startedAt = saves.current;
      const current = await client.getMenuForEditing({ params: { id } });
      const read = await Promise.all(
        old.flatMap((file) => (file.again ? [file.again().then((draft) => [file, { ...file, draft }] as const)] : [])),
      );
      return { current, read: new Map(read), startedAt };
    },
    onSuccess: ({ current, read, startedAt }) => {
      if (startedAt !== saves.current) return;
      replace(current);
      onRead(read);
    },
  });
  const load = () => {
    if (!menu && !loading.isPending) loading.mutate();
  };
  return {
    menu,
    since,
    loading,
    takeSaved,
    replace,
    load,
    isComparing: comparing.isPending,
    /** It is tried again only when somebody asks for it. */
    comparingFailed: comparing.error,
    compare: () => comparing.mutate(files),
  };
}
