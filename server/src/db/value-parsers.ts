import pg from 'pg';

const oid = {
  int8: 20,
  numeric: 1700,
  date: 1082,
  int8Array: 1016,
  numericArray: 1231,
  dateArray: 1182,
  textArray: 1009,
};

const parseTextArray: (value: string) => (string | null)[] = pg.types.getTypeParser(oid.textArray);
const parseNumberArray = (value: string) => parseTextArray(value).map((item) => (item === null ? null : Number(item)));

// Ids, counts and cents stay far below 2^53. A date has no time zone, so it stays the text that it is.
const parsers = new Map<number, (value: string) => unknown>([
  [oid.int8, Number],
  [oid.numeric, Number],
  [oid.date, String],
  [oid.int8Array, parseNumberArray],
  [oid.numericArray, parseNumberArray],
  [oid.dateArray, parseTextArray],
]);

/** How values arrive from PostgreSQL: int8 and numeric as numbers, date as text, timestamptz as Date. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    parsers.get(id) ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};
