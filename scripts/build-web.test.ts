import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildArguments } from './build-web.ts';
import { root } from './run-program.ts';

test.each(['web/vite.config.ts', 'web/vite.server.config.ts'])(
  'the build by %s has nothing of its own to say to whoever starts the server',
  async (config) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clearplate-build-'));
    try {
      const args = [...buildArguments(config), '--outDir', folder, '--emptyOutDir'];
      const child = spawn(path.join(root, 'node_modules/.bin/vite'), args, {
        cwd: root,
        // As at a start; the test environment would build React's development version.
        env: { ...process.env, NODE_ENV: 'production' },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await once(child, 'close');
      expect(output).toBe('');
      expect(await readdir(folder)).not.toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
