import { chromium } from 'playwright-core';
// node /tmp/shot.mjs out.png path [width height] [dark] [peanuts|diner|none] [full]
const [out, path, size = '390x844', theme = 'light', who = 'guest', ...more] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const base = process.env.BASE ?? 'http://127.0.0.1:3922';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const c = await b.newContext({
  viewport: { width, height },
  colorScheme: theme,
  baseURL: base,
  hasTouch: width < 600,
  reducedMotion: 'reduce',
});
const p = await c.newPage();
p.on('console', (m) => {
  if (['error', 'warning'].includes(m.type())) console.log('console:', m.text().slice(0, 300));
});
p.on('pageerror', (e) => console.log('pageerror', e.message));
if (who === 'guest') await p.addInitScript(() => sessionStorage.setItem('x', '1'));
if (who.includes('@')) {
  const r = await c.request
    .post('/api/auth/login', { data: { email: who, password: 'clearplate-demo' } })
    .catch(() => null);
  const j = r && (await r.json().catch(() => null));
  console.log('login', r?.status(), j && Object.keys(j));
  if (j?.token) await p.addInitScript((t) => localStorage.setItem('token', t), j.token);
}
for (const m of more)
  if (m.startsWith('ls:')) {
    const [k, v] = m.slice(3).split('=');
    await p.addInitScript(([k, v]) => localStorage.setItem(k, v), [k, v]);
  }
for (const m of more)
  if (m.startsWith('ss:')) {
    const i = m.indexOf('=');
    await p.addInitScript(([k, v]) => sessionStorage.setItem(k, v), [m.slice(3, i), m.slice(i + 1)]);
  }
await p.goto(path);
await p.waitForTimeout(1500);
for (const m of more)
  if (m.startsWith('click:')) {
    await p
      .getByRole('button', { name: m.slice(6) })
      .first()
      .click();
    await p.waitForTimeout(600);
  }
for (const m of more)
  if (m.startsWith('text:')) {
    await p.getByText(m.slice(5)).first().click();
    await p.waitForTimeout(600);
  }
await p.screenshot({ path: out, fullPage: more.includes('full') });
await b.close();
