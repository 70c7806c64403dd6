import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:3417';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const [which = 'a'] = process.argv.slice(2);
for (const [w, scheme, lang] of [[390,'light','en'],[1280,'dark','en'],[390,'dark','es'],[1280,'light','es']] as const) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, locale: 'en-US' });
  await c.addInitScript((l) => { if (!sessionStorage.getItem('avoiding')) sessionStorage.setItem('avoiding','["peanuts","milk"]'); if (l==='es') localStorage.setItem('language','es'); }, lang);
  const p = await c.newPage();
  p.on('console', (m) => m.type()==='error' && console.log('ERR', m.text(), m.location().url));
  p.on('pageerror', (e) => console.log('PAGEERR', e));
  await p.goto(base + '/restaurant/1/ask'); await p.waitForTimeout(1500);
  const more = p.locator('details.questions-more > summary'); if (await more.count()) await more.click();
  const no = lang==='es' ? 'No' : 'No', chef = lang==='es'?'el chef':'the chef', yes = lang==='es'?'Sí':'Yes';
  const arts = p.locator('article.question');
  const n = await arts.count();
  console.log(w, scheme, lang, 'questions', n, await arts.locator('h3').allTextContents());
  await p.screenshot({ path: `/tmp/told-an/${which}-ask0-${w}-${scheme}-${lang}.png`, fullPage: true });
  // answer: first no, second no, a part yes/no
  const answer = async (i: number, a: string) => { const one = arts.nth(i); await one.getByRole('button', { name: a, exact: true }).first().click(); await one.getByRole('button', { name: chef }).click(); await p.waitForTimeout(300); };
  await answer(0, no); await answer(1, no); if (n > 3) await answer(n - 1, no); if (n > 2) await answer(2, yes);
  await p.waitForTimeout(500);
  await p.screenshot({ path: `/tmp/told-an/${which}-ask1-${w}-${scheme}-${lang}.png`, fullPage: true });
  console.log(await p.evaluate(() => [document.activeElement?.id, document.activeElement?.textContent?.slice(0, 40), sessionStorage.getItem('told')]));
  await p.goto(base + '/restaurant/1'); await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/told-an/${which}-menu-${w}-${scheme}-${lang}.png`, fullPage: true });
  const told = p.locator('.dish-row:has(.told-not-stated) a').first();
  if (await told.count()) { await told.click(); await p.waitForTimeout(1200); await p.screenshot({ path: `/tmp/told-an/${which}-dish-${w}-${scheme}-${lang}.png` }); }
  await p.goto(base + '/restaurants'); await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/told-an/${which}-list-${w}-${scheme}-${lang}.png` });
  await c.close();
}
await b.close();
