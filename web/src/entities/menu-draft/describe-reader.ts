import { phrase, tPhrase, type Phrase } from '../../translations/t.ts';

/** These are the sentences of the readers in `menus/src`; slots stand for words and numbers of the file. */
const readersSay: readonly Phrase[] = [
  phrase('The hidden sheet “{words}” was not read.'),
  phrase('Not an allergen that we know: "{words}".'),
  phrase('"{words}" names a part or several: it denies nothing.'),
  phrase('Not understood: "{words}".'),
  phrase('The file denies {what} ("{words}") and warns of it ("{others}"); the warning counts.'),
  phrase('Read with little confidence: {words}.'),
  phrase('Perhaps misread: {words}.'),
  phrase('For all dishes: {words}'),
  phrase('A footnote: {words}'),
  phrase('A footnote names no allergen, so it warns of all of the chart’s: {words}'),
  phrase('A column was not understood: “{words}”. What it marks is missing.'),
  phrase('A column of marks has no heading. What it marks is missing.'),
  phrase('A footnote at its heading may narrow what “{words}” denies.'),
  phrase('“{words}”: as it comes, it is taken to have it. The other way can be added to the dish as one to order.'),
  phrase('Whether the heading of a group covers its column can’t be seen.'),
  phrase('Without a mark at the edge of its page, it may be half of a row: it denies nothing.'),
  phrase('A code says that it is free of something, and nothing makes that sure: to be confirmed.'),
  phrase('A code at its name says that it is free of something: to be confirmed.'),
  phrase('A code at its name says how it can be made: its row denies nothing.'),
  phrase('A sign within its name may be of a footnote.'),
  phrase('A lone letter at its end was left out: "{words}".'),
  phrase('Not understood among the allergens: "{words}".'),
  phrase('{words} of its {count} pages are pictures without text and were not read.'),
  phrase('The picture has {words} pixels; at most 40 million are read. Make it smaller and choose it again.'),
  phrase(
    'The PDF has {count} pages; at most 300 are read. Save the pages of the menu or the chart as a file of their own.',
  ),
  phrase('A line is not JSON and was left out.'),
  phrase('A dish without a name was left out.'),
  phrase(
    'Row {count}, “{words}”, has more or fewer cells than the headings and was left out: is a comma too many in it, or missing?',
  ),
  phrase('It says traces only, and was read as may contain: "{words}".'),
  phrase('No price was found.'),
  phrase('Several prices: the first is taken.'),
  phrase('Nothing explains the mark "{words}".'),
  phrase('One column for several allergens: it warns of each.'),
  phrase('A row below it has no name: its warnings are taken as this dish’s.'),
  phrase(
    'Whether its mark stands in one column or over several can’t be seen, because lines are missing around it: its row denies nothing.',
  ),
  phrase(
    'Whether all lines of its name are its own can’t be seen: its marks may be of the dish beside it, and deny nothing.',
  ),
  phrase(
    'The file lists dishes for each allergen, and such lists can’t be read: none of their warnings would reach a dish. Make a table with a row for each dish and a column for each allergen, and choose that.',
  ),
  phrase('Its row has more cells than the headings: what it marks may stand below another one. It denies nothing.'),
  phrase('Its row has fewer cells than the headings: what it marks may stand below another one. It denies nothing.'),
  phrase(
    'Whether the marks of its page stand below the headings of the page before can’t be seen: they may be of another column, and deny nothing.',
  ),
  phrase('The rows below it may be its parts, and it has no mark of its own: it denies nothing.'),
  phrase('“None” under “{words}” clears nothing: the heading doesn’t say which allergen it means. Rows: {count}.'),
  phrase('Example rows of the template that were skipped: {count}.'),
  phrase('“{words}” stands beside the table, and no dish was read from it.'),
  phrase(
    '“None” and “yes” that don’t count: {count}. A line beside the table, or a sign at a dish’s name, may take them back. If not, take it out of the file.',
  ),
  phrase('The file is empty.'),
  phrase('No dishes were found in the file. Is it a menu or an allergen chart?'),
  phrase('The file has more than 20000 dishes. Split it.'),
  phrase('The file is nested deeper, or is larger, than any menu. Export it in another format.'),
  phrase('The file is damaged: it can’t be read to its end. Save it again, or export it in another format.'),
  phrase(
    'Reading the file took too much memory or time, and was stopped. Save the pages of the menu as a smaller file, or export it in another format.',
  ),
  phrase('No table with dishes was found in the spreadsheet. Its first row should name the columns: item, milk, egg …'),
  phrase(
    'No dishes were found in the text. Its first row should name the columns, separated by commas: item, price, milk, egg …',
  ),
  phrase('The file looks like JSON and is damaged. Export it again.'),
  phrase(
    'This is a locked file, or one of an Office from before 2007. Open it and save it as XLSX without a password, or as PDF.',
  ),
  phrase('Of pictures, JPEG and PNG are read. Save it as one of them.'),
  phrase(
    'This is no menu that can be read: choose a PDF, a spreadsheet (XLSX, CSV), a saved page, an export (JSON) or a picture (JPEG, PNG).',
  ),
  phrase('The archive has too many parts. Save the sheet anew, with nothing but the table.'),
  phrase('Unpacked, the file is larger than 100 MB. Copy the table into a new spreadsheet and save that.'),
  phrase('The spreadsheet is damaged and can’t be unpacked. Open it in your spreadsheet program and save it again.'),
  phrase('The CSV file is damaged: a quotation mark is never closed. Export it again, or as XLSX.'),
  phrase('This is an archive, but no spreadsheet of Excel’s format. Export the table as XLSX, or as CSV.'),
  phrase(
    'The JSON is none of the exports that we know: Square, Uber Eats, Deliverect, HubRise, Google FoodMenus, Just Eat, Toast, OpenMenu, schema.org. Export the menu as a spreadsheet or PDF instead.',
  ),
  phrase(
    'No dishes were found in the page. If it shows its menu only after loading, save it with “Web page, complete” or print it to PDF.',
  ),
  phrase('The picture is damaged and can’t be opened. Take it again, or save it anew as JPEG or PNG.'),
  phrase(
    'The picture shows an allergen chart, and its marks can’t be read, so nothing is claimed: choose the PDF, spreadsheet or page that it was made from.',
  ),
  phrase(
    'The picture shows an allergen chart. What was read of its marks warns and denies nothing; the PDF, spreadsheet or page that it was made from is read reliably.',
  ),
  phrase('Marks in a photograph are easily overlooked: compare the row with it. What isn’t marked is not stated.'),
  phrase('The picture is damaged. Take it again, or save it anew as JPEG or PNG.'),
  phrase(
    'No dishes could be read in the picture. Take it again from straight above, in good light, so that one page fills it.',
  ),
  phrase('A page of the PDF has more pieces of text than a menu. Print the menu’s pages to a new PDF.'),
  phrase('The PDF is locked with a password. Save a copy without one (print it to PDF) and choose that.'),
  phrase('The PDF is damaged and can’t be opened. Save it again from the program that made it.'),
  phrase(
    'The PDF holds pictures and no text, as scanners make them. Take a screenshot or photograph of each page and choose those, or ask for the file that was printed.',
  ),
  phrase(
    'The chart has its dishes across and its allergens down, and which mark belongs to which dish can’t be seen. Copy its table into a spreadsheet and choose that.',
  ),
  phrase('No dishes were found in the PDF. Is it a menu or an allergen chart?'),
];

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .split(/(\{\w+\})/)
      .map((part) => (/^\{(\w+)\}$/.test(part) ? `(?<${part.slice(1, -1)}>.+)` : escape(part)))
      .join('')}$`,
    's',
  );

const patterns = readersSay.map((sentence) => [patternOf(sentence as unknown as string), sentence] as const);

/** Translates what a reader says, including words of the file; unknown sentences stay in English. */
export function describeReader(says: string): string {
  for (const [pattern, sentence] of patterns) {
    const found = pattern.exec(says);
    if (found) return tPhrase(sentence, { ...found.groups });
  }
  return says;
}
