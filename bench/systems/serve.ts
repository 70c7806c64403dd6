import { createPool } from '../../server/src/db/pool.ts';
import { databaseName } from '../../server/src/db/embedded/embedded-postgres.ts';
import { ownerRole } from '../../server/src/db/embedded/create-cluster.ts';
import { buildAnswers } from './answer.ts';
import { openers, otherSystems } from './systems.ts';

// Runs each other system in a separate process: `node serve.ts NAME SOCKET FOLDER`. It ends with the process that
// started it.
const [name, host = '', folder = ''] = process.argv.slice(2);
const system = otherSystems.find((each) => each === name);
if (system === undefined) throw new Error(`There is no system "${name}".`);

const db = createPool({ address: { host, user: ownerRole, database: databaseName }, statementTimeout: 0 });
const searcher = await openers[system](db, folder);
const app = buildAnswers(db, searcher);
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
const port = typeof address === 'object' ? address?.port : undefined;
console.log(`built in ${searcher.buildSeconds.toFixed(2)} s`);
console.log(`ready at http://127.0.0.1:${port}\n`);
process.on('SIGTERM', () => process.exit(0));
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
