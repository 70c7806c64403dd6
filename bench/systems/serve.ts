import type { FastifyInstance } from 'fastify';
import { createPool } from '../../server/src/db/pool.ts';
import { databaseName } from '../../server/src/db/embedded/embedded-postgres.ts';
import { ownerRole } from '../../server/src/db/embedded/create-cluster.ts';
import { buildAnswers, buildFloor } from './answer.ts';
import { floor, openers, otherSystems, type OtherSystem } from './systems.ts';

// Runs each other system in a separate process: `node serve.ts NAME SOCKET FOLDER`. It ends with the process that
// started it.
const [name, host = '', folder = ''] = process.argv.slice(2);
const system = ([floor, ...otherSystems] as const).find((each) => each === name);
if (system === undefined) throw new Error(`There is no system "${name}".`);

const db = createPool({ address: { host, user: ownerRole, database: databaseName }, statementTimeout: 0 });

async function open(other: OtherSystem): Promise<{ app: FastifyInstance; buildSeconds: number }> {
  const searcher = await openers[other](db, folder);
  return { app: buildAnswers(db, searcher), buildSeconds: searcher.buildSeconds };
}

const { app, buildSeconds } = system === floor ? { app: buildFloor(db), buildSeconds: 0 } : await open(system);
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
const port = typeof address === 'object' ? address?.port : undefined;
console.log(`built in ${buildSeconds.toFixed(2)} s`);
console.log(`ready at http://127.0.0.1:${port}\n`);
process.on('SIGTERM', () => process.exit(0));
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
