import type { Rolldown } from 'vite';
import { loadsLater, type Read } from './shared-chunks.ts';

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');

export function findChunk(bundle: Bundle, isIt: (chunk: Chunk) => boolean, what: string): Chunk {
  const found = chunksOf(bundle).find(isIt);
  if (!found) throw new Error(`The build has no ${what}`);
  return found;
}

function laterChunksOf(bundle: Bundle, chunk: Chunk, read: Read): readonly Chunk[] {
  const later = new Set(chunk.moduleIds.filter((id) => loadsLater(read(id))).flatMap((id) => laterIdsOf(id, read)));
  return chunksOf(bundle).filter(({ moduleIds }) => moduleIds.some((id) => later.has(id)));
}

const laterIdsOf = (id: string, read: Read) => read(id)?.dynamicallyImportedIds ?? [];

/**
 * The files of a chunk and of all that it imports, which come first: their styles stand before those that change them. With
 * `read` also of what comes later: without it, what is kept for when there is no network could not be judged. What is
 * loaded on its own isn't among them.
 */
export function filesOf(bundle: Bundle, chunk: Chunk, read?: Read): Set<string> {
  const files = new Set<string>();
  const seen = new Set<Chunk>();
  const walk = (one: Chunk) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const file of one.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') walk(imported);
    }
    const { importedCss = [], importedAssets = [] } = one.viteMetadata ?? {};
    for (const file of [one.fileName, ...importedCss, ...importedAssets]) files.add(file);
    if (read) for (const later of laterChunksOf(bundle, one, read)) walk(later);
  };
  walk(chunk);
  return files;
}
