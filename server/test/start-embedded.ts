import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { createPool } from '../src/db/pool.ts';
import { raw } from '../src/db/sql.ts';

// A process that can be killed: starts the embedded database, writes a row and prints the database's process id.
const postgres = await startEmbeddedPostgres({ directory: process.argv[2] ?? '', durable: true });
const db = createPool({ address: postgres.owner });
await db.query(raw('create table if not exists kept (id int); truncate kept; insert into kept values (7)'));
process.once('SIGTERM', () => {
  void db
    .end()
    .then(() => postgres.stop())
    .then(() => process.exit(0));
});
console.log(postgres.pid());
