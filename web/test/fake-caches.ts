/** Fakes the browser's cache storage, as far as the app uses it, on `kept`: a map of addresses per name. */
export function fakeCaches(kept: Map<string, Map<string, Response>>) {
  const pathOf = (asked: string | Request) =>
    new URL(typeof asked === 'string' ? asked : asked.url, location.href).pathname;
  const open = async (name: string) => {
    const store = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, store);
    return {
      put: async (asked: string, answer: Response) => void store.set(pathOf(asked), answer),
      match: async (asked: string | Request) => store.get(pathOf(asked))?.clone(),
      delete: async (asked: string | Request) => store.delete(pathOf(asked)),
      keys: async () => [...store.keys()].map((path) => ({ url: new URL(path, location.href).href })),
      addAll: async (addresses: readonly string[]) => {
        const answers = await Promise.all(addresses.map((address) => fetch(address)));
        if (answers.some(({ ok }) => !ok)) throw new TypeError('Not all of them');
        for (const [index, address] of addresses.entries()) store.set(pathOf(address), answers[index]!);
      },
    };
  };
  return { open, delete: async (name: string) => kept.delete(name), keys: async () => [...kept.keys()] };
}
