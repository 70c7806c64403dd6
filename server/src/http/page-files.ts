/** Vite's manifest of the browser's build: what each source became, and what that needs. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

/** The files of a source and of all that it imports. What it would only load later is not among them. */
export function filesOf(manifest: Manifest, source: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const walk = (name: string) => {
    const built = manifest[name];
    if (!built || seen.has(name)) return;
    seen.add(name);
    for (const file of [built.file, ...(built.css ?? [])]) files.add(file);
    for (const imported of built.imports ?? []) walk(imported);
  };
  walk(source);
  return files;
}

const link = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}" />\n`
    : `<link rel="modulepreload" crossorigin href="/${file}" />\n`;

/** What a page's head asks for beside what every page's does. */
export function linksFor(manifest: Manifest, source: string): string {
  const always = filesOf(manifest, 'index.html');
  return [...filesOf(manifest, source)]
    .filter((file) => !always.has(file))
    .map(link)
    .join('');
}
