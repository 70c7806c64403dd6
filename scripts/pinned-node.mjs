// This is plain JavaScript, because it runs on whatever Node starts it.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The commands need at least this major version; an older one hands over to the Node.js that comes as a package. */
export const oldestNode = 26;

/** Tells whether this Node.js is new enough to go on by itself. */
export const isNewEnough = (version) => Number(version.split('.')[0]) >= oldestNode;

/** Returns the packages that bring Node.js for a system, as package.json names them. */
const packagesFor = (platform, arch) => {
  const system = platform === 'win32' ? 'win' : platform;
  return [`node-${system}-${arch}`, `node-bin-${system}-${arch}`];
};

/** Returns where the Node.js of package.json is for this system; `undefined` if there is none for it. */
export function findPinnedNode(root, platform = process.platform, arch = process.arch) {
  const files = packagesFor(platform, arch).flatMap((name) =>
    ['node', 'node.exe'].map((file) => path.join(root, 'node_modules', name, 'bin', file)),
  );
  return files.find((file) => existsSync(file));
}
