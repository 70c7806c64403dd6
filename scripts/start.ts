import { buildWeb } from './build-web.ts';

/** This is `npm start`: it prepares everything that the server needs, then runs it in this process. */
export async function run(): Promise<void> {
  if (!(await buildWeb())) {
    console.error('The front end could not be built.');
    process.exit(1);
  }
  await import('../server/src/main.ts');
}
