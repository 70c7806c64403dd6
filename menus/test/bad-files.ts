import { bytesOf, makePdf, makePngHeader, makeTextPdf, makeXlsx } from './make-files.ts';

export interface BadFile {
  /** What is wrong with it, for people. */
  readonly what: string;
  /** The file's name, which may be wrong. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What is said: what is wrong, and what to do. Without it, the file is read, and only its visible content. */
  readonly says?: RegExp;
  readonly dishes?: readonly string[];
}

/** Hostile files point here. Nothing may request it. */
export const hostileHost = 'hostile.example';
const away = `https://${hostileHost}`;

const key = `<${'ab'.repeat(32)}>`;
const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -44 >> /ID [<00> <00>]`;

const soups = ['SOUPS', 'Leek soup   7.00', 'Miso soup   6.50'];

/** A page that is a picture, as scanners make them. */
function scannedPdf(): Uint8Array {
  const draw = 'q 500 0 0 700 40 40 cm /I Do Q';
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>\nstream\nabcd\nendstream',
  ]);
}

/** A JPEG that says it has this many pixels, and holds none. */
function jpegHeader(width: number, height: number): Uint8Array {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  return Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    16,
    74,
    70,
    73,
    70,
    0,
    1,
    1,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
    ...frame,
    0xff,
    0xd9,
  ]);
}

const chart = [
  ['Item', 'Milk', 'Egg'],
  ['Dal', 'X', ''],
] as const;

const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');

const scripted = `/OpenAction << /S /JavaScript /JS (app.launchURL\\("${away}/js"\\)) >> /AA << /WC << /S /Launch /F (calc.exe) >> >> /URI << /Base (${away}/) >>`;

const page = `<!doctype html><html><head><base href="${away}/"><meta http-equiv="refresh" content="0;url=${away}/refresh">
<link rel="stylesheet" href="${away}/sheet.css"><script src="${away}/script.js"></script>
<script>globalThis.hostileRan = true; document.write('<h2>Written</h2><p><b>Forged</b> $1.00</p>')</script>
<style>@import url(${away}/import.css); @font-face { font-family: x; src: url(${away}/font) } body { background: url(${away}/paper.png) }
* { position: fixed !important; inset: 0; z-index: 2147483647 } .menu-file { display: none !important }</style></head>
<body onload="globalThis.hostileRan = true"><img src="${away}/pixel.png" onerror="globalThis.hostileRan = true">
<svg onload="globalThis.hostileRan = true"><image href="${away}/svg.png"/></svg><iframe src="${away}/frame"></iframe>
<object data="${away}/object"></object><h2>Soups</h2><p><b>Leek soup</b> <span>$7.00</span></p>
<p style="display:none"><b>Ghost soup</b> <span>$1.00</span></p>
<p onclick="alert(1)" style="background:url(javascript:alert(1))"><b>Miso soup</b> <span>$6.00</span></p>
<noscript><img src="${away}/noscript.png"></noscript></body></html>`;

/** Files that are broken, hostile, or not what they seem. All of them are made here. */
export const badFiles = (): readonly BadFile[] => [
  {
    what: 'a PDF with a password',
    name: 'menu.pdf',
    bytes: makeTextPdf([soups], { trailer: locked }),
    says: /locked with a password.*Save a copy/,
  },
  {
    what: 'a workbook with a password',
    name: 'menu.xlsx',
    bytes: Uint8Array.from([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...new Uint8Array(504),
      ...Array.from('EncryptedPackage', (one) => [one.charCodeAt(0), 0]).flat(),
    ]),
    says: /password.*save|save.*without (?:a password|one)/i,
  },
  {
    what: 'a damaged PDF',
    name: 'menu.pdf',
    bytes: bytesOf('%PDF-1.7\nnothing of a PDF follows'),
    says: /damaged.*Save it again/,
  },
  {
    what: 'half of a workbook',
    name: 'menu.xlsx',
    bytes: makeXlsx(chart).slice(0, 300),
    says: /damaged.*(?:save|again)/i,
  },
  {
    what: 'a scanned PDF',
    name: 'menu.pdf',
    bytes: scannedPdf(),
    says: /pictures and no text.*(?:screenshot|photograph)/,
  },
  {
    what: 'a PDF of 500 pages',
    name: 'menu.pdf',
    bytes: makeTextPdf(Array.from({ length: 500 }, () => soups)),
    says: /has 500 pages; at most 300.*a file of their own/,
  },
  {
    what: 'a workbook that unpacks to 101 MB',
    name: 'menu.xlsx',
    bytes: makeXlsx(chart, [], { 'xl/sharedStrings.xml': '<sst>'.padEnd(101 * 1024 * 1024, ' ') }),
    says: /larger than 100 MB|too large once it is unpacked/,
  },
  {
    what: 'a workbook whose texts refer to each other ten times over',
    name: 'menu.xlsx',
    bytes: makeXlsx(chart, [], {
      'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY e0 "milk">${entities}]><worksheet><sheetData><row><c t="inlineStr"><is><t>&e12;</t></is></c></row></sheetData></worksheet>`,
    }),
    says: /damaged|No table with dishes/,
  },
  {
    what: 'a PDF with scripts, links and a program to start',
    name: 'menu.pdf',
    bytes: makeTextPdf([soups], { catalogue: scripted }),
    dishes: ['Leek soup', 'Miso soup'],
  },
  {
    what: 'a PNG of 60,000 × 60,000 pixels',
    name: 'menu.png',
    bytes: makePngHeader(60_000, 60_000),
    says: /60000 × 60000 pixels.*smaller/,
  },
  {
    what: 'a JPEG of 60,000 × 60,000 pixels',
    name: 'menu.jpg',
    bytes: jpegHeader(60_000, 60_000),
    says: /60000 × 60000 pixels.*smaller/,
  },
  {
    what: 'a page with scripts and hostile styles',
    name: 'menu.html',
    bytes: bytesOf(page),
    dishes: ['Leek soup', 'Miso soup'],
  },
  {
    what: 'a page nested 50,000 deep',
    name: 'menu.html',
    bytes: bytesOf(`<html>${'<div>'.repeat(50_000)}deep`),
    says: /No dishes were found|nested deeper/,
  },
  {
    what: 'data nested 100,000 deep',
    name: 'menu.json',
    bytes: bytesOf('['.repeat(100_000)),
    says: /damaged|nested deeper/,
  },
  {
    what: 'a program named as a workbook',
    name: 'menu.xlsx',
    bytes: Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, ...new Uint8Array(60)]),
    says: /no menu that can be read|choose/,
  },
  {
    what: 'a PDF named as a picture',
    name: 'menu.jpg',
    bytes: makeTextPdf([soups]),
    dishes: ['Leek soup', 'Miso soup'],
  },
  {
    what: 'text from right to left and in full width',
    name: 'menu.json',
    bytes: bytesOf(
      JSON.stringify({
        items: [
          {
            id: '1',
            title: { translations: { en: '\u202Bחומוס\u202C' } },
            nutritional_info: { allergens: ['ＭＩＬＫ'] },
          },
          { id: '2', title: { translations: { en: 'Ｄａｌ' } }, price_info: { price: 700 } },
        ],
      }),
    ),
    dishes: ['חומוס', 'Dal'],
  },
];

/** Tables with formulas: each text is one, and never calculated. */
export const formulaFiles = (): readonly BadFile[] => [
  {
    what: 'a workbook with formulas',
    name: 'menu.xlsx',
    bytes: makeXlsx([
      ['Item', 'Milk', 'Egg'],
      [
        { text: 'Dal', formula: `HYPERLINK("${away}/cell","Dal")` },
        { text: 'X', formula: `WEBSERVICE("${away}/cell")` },
        '',
      ],
    ]),
    dishes: ['Dal'],
  },
  {
    what: 'a table whose cells begin formulas',
    name: 'menu.csv',
    bytes: bytesOf(`Item,Milk,Egg\n"=HYPERLINK(""${away}/csv"",""Dal"")",X,\n+1+1|cmd,,X\n`),
    dishes: [`=HYPERLINK("${away}/csv","Dal")`, '+1+1|cmd'],
  },
];
