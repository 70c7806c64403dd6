import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Gives the run a folder for the data directory, which the first test that takes it prepares. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clearplate-prepared-'));
  project.provide('preparedFolder', folder);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
