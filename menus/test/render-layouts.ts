import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';

/** Opens the Chromium that prints the layouts; `undefined` where there is none. */
export async function openPrinter(): Promise<Browser | undefined> {
  const executablePath = await findChromium();
  return executablePath === undefined ? undefined : chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

export async function printPdf(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    return new Uint8Array(await page.pdf({ printBackground: true, preferCSSPageSize: true, format: 'A4' }));
  } finally {
    await page.close();
  }
}

/** Takes a page's picture as a camera may see it: turned a little, soft, with less light and contrast. */
export async function takePicture(browser: Browser, html: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const page = await browser.newPage({ viewport: { width: 820, height: 1100 }, deviceScaleFactor: 2 });
  try {
    await page.setContent(html);
    await page.evaluate(() => (document.body.style.padding = '28px'));
    const shot = await page.screenshot({ type: 'png', fullPage: true });
    const degraded = await sharp(shot)
      .rotate(0.8, { background: '#d8d2c4' })
      .blur(0.7)
      .modulate({ brightness: 0.9 })
      .linear(0.8, 20)
      .jpeg({ quality: 70 })
      .toBuffer();
    return new Uint8Array(degraded);
  } finally {
    await page.close();
  }
}
