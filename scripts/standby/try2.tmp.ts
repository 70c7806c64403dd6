import { mkdtemp, rm } from 'node:fs/promises';
import { createClosers } from '../../server/src/lifecycle.ts';
import { startMachines } from './start-machines.ts';
const closers = createClosers((e) => console.error(e));
const directory = await mkdtemp('/tmp/cst-');
try {
  const t0 = performance.now();
  const m = await startMachines({ prepared: '/tmp/cst-prepared-dev', directory, synchronous: true }, closers);
  console.log('start', performance.now() - t0);
  for (let round = 0; round < 4; round++) {
    for (const path of ['/livez','/api/dish', '/api/restaurant', '/api/restaurant/menu/1', '/api/zip/02139','POST']) {
      const times: number[] = [];
      for (let i = 0; i < 10; i++) {
        const t = performance.now();
        const init = path === 'POST' ? { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${m.tokens[i]}`, 'idempotency-key': `try-${round}-${i}-x` }, body: JSON.stringify({ name: `n${i}`, address_line_1: '1 Main St', city: 'Cambridge', state: 'Massachusetts', zip_code: '02139', country: 'United States' }) } : {};
        const r = await fetch(m.servers[0]!.url + (path === 'POST' ? '/api/address' : path), init); const b = await r.arrayBuffer();
        times.push(Math.round(performance.now() - t)); if (i === 9) console.log(path, r.status, b.byteLength, times.join(' '));
      }
    }
  }
} finally { await closers.run(); await rm(directory, { recursive: true, force: true }); }
