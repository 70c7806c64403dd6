export const share = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(3));
export const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
export const table = (head: string[], rows: string[]): string[] => [
  row(...head),
  row(...head.map(() => '---')),
  ...rows,
];
