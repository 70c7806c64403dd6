// This is plain JavaScript, because it runs on whatever Node starts it, before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { findPinnedNode, isNewEnough, oldestNode } from './pinned-node.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const [command = '', ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${command}.ts`);

function runOnPinnedNode(node) {
  // The child itself watches for the end of npm and of this process.
  const env = { npm_lifecycle_event: command, ...process.env };
  const child = spawn(node, [import.meta.filename ?? process.argv[1], command, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // This happens on a system without the C library that it was made for.
  child.on('error', ({ message }) => {
    console.error(
      `Clearplate needs Node.js ${oldestNode} or newer. This is ${process.versions.node}, and the one that comes with Clearplate doesn't run here (${message}).`,
    );
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

// Half of a command's time goes into reading and compiling a thousand files. Node stores the result for the next
// command, and for the processes that this one starts.
function keepCompiled() {
  // An empty value turns it off, as in Node itself. Below, an empty value would mean the current folder.
  if (process.env.NODE_COMPILE_CACHE === '') return;
  process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/clearplate-compiled');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

async function main() {
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
    console.error(`There is no command "${command}".`);
    process.exit(1);
  }
  await ensureInstalled(root);
  if (isNewEnough(process.versions.node)) {
    keepCompiled();
    const { run } = await import(pathToFileURL(script).href);
    await run(args);
    return;
  }
  const node = findPinnedNode(root);
  if (node) runOnPinnedNode(node);
  else {
    console.error(
      `Clearplate needs Node.js ${oldestNode} or newer. This is ${process.versions.node}, and none comes with Clearplate for ${process.platform} on ${process.arch}.`,
    );
    process.exit(1);
  }
}

await main();
