import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { run, RunOptions } from 'axe-core';

declare global {
  var axe: { readonly run: typeof run } | undefined;
}

// The package's own `source` is more than twice as long, with comments, and AxeBuilder sends it twice.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Runs axe in a page and the frames in it. */
export async function runAxe(page: Page, options: RunOptions): Promise<readonly Violation[]> {
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page, axeSource: source }).options(options).analyze()).violations;
  // Axe stays in the document, because loading it takes as long as a run.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (chosen) => {
    const { violations } = await globalThis.axe!.run(document, chosen);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  }, options);
}
