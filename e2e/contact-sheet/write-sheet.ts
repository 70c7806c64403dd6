import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.join(import.meta.dirname, '../../test-results/contact-sheet');

export interface Picture {
  readonly name: string;
  readonly role: string;
  readonly width: number;
  readonly theme: string;
}

/** This is in pixels. Further down there is only more of the same. */
const tallest = 2400;

export async function takePicture(page: Page, { name, role, width, theme }: Picture): Promise<void> {
  await mkdir(folder, { recursive: true });
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: path.join(folder, `${name}.${role}.${width}.${theme}.jpeg`),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(full, tallest) },
    type: 'jpeg',
    quality: 70,
  });
}

function rowOf([name, files]: [string, string[]]): string {
  const figures = files.map((file) => {
    const [, role, width, theme] = file.split('.');
    return `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${role} ${width} ${theme}</figcaption></figure>`;
  });
  return `<h2>${name}</h2><div>${figures.join('')}</div>`;
}

const style = `body{font:14px system-ui;margin:1rem}div{display:flex;gap:1rem;overflow:auto;align-items:start}
figure{margin:0;flex:none}img{block-size:32rem;border:1px solid #999}`;

/** Lays out all existing pictures, one row per page. */
export async function writeSheet(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jpeg')).toSorted();
  const rows = Map.groupBy(files, (file) => file.split('.')[0]!);
  const html = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>`;
  await writeFile(path.join(folder, 'index.html'), html + [...rows].map(rowOf).join('\n'));
}
