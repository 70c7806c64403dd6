import { mkdtemp } from 'node:fs/promises';
import { prepareData } from './start-primary.ts';
import { takeOver } from './take-over.ts';
import { writeFileSync, existsSync } from 'node:fs';
const prepared = '/tmp/cst-prepared-dev';
if (!existsSync(prepared)) { const t=performance.now(); await prepareData(prepared); console.log('prepared', performance.now()-t); }
for (const text of process.argv.slice(2)) {
  const t0=performance.now();
  const result = await takeOver(prepared, JSON.parse(text));
  console.log(text, 'took', (performance.now()-t0)/1000, 'fault', result.fault, 'promoted', result.promoted, 'led', result.led, 'run', result.serversRun);
  for (const kind of ['read','write']) {
    const a = result.answers.filter(x=>x.kind===kind);
    const by: Record<string, number> = {};
    for (const x of a) { const k = x.status + (x.status===200?'':' '+x.body.slice(0,120)+' ra='+x.retryAfter); by[k]=(by[k]??0)+1; }
    console.log(kind, by);
    const sec: Record<string,string> = {};
    for (let s=0;s<22;s++){ const y=a.filter(x=>Math.floor(x.asked/1000)===s); sec[s]=`${y.filter(x=>x.status===200).length}/${y.length} max ${Math.round(Math.max(...y.map(x=>x.answered-x.asked)))}`; }
    console.log(sec);
  }
  const ack = result.answers.filter(x=>x.kind==='write'&&x.status===200);
  console.log('ack', ack.length, 'missing', ack.filter(x=>!result.stored.has(x.name)).length, 'refused yet stored', result.answers.filter(x=>x.kind==='write'&&x.status!==200&&result.stored.has(x.name)).length, 'repeated', result.repeated.length, result.repeated.filter(x=>x.status!==200).map(x=>x.status+x.body).slice(0,5), 'dups', [...result.storedInTheEnd.values()].filter(n=>n!==1).length, 'final', result.storedInTheEnd.size);
}
