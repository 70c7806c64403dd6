const slot = /\{([^{}]*)\}/g;

/** How many ways there are to word it: "{a|b} and {c|d}" has four. */
export function countWordings(text: string): number {
  return [...text.matchAll(slot)].reduce((ways, match) => ways * choicesOf(match).length, 1);
}

/** The text with one choice of each `{this|that}`. Numbers below `countWordings` all differ. */
export function wordingOf(text: string, number: number): string {
  let rest = number % countWordings(text);
  return text.replace(slot, (...match) => {
    const choices = choicesOf(match);
    const choice = choices[rest % choices.length] ?? '';
    rest = Math.floor(rest / choices.length);
    return choice;
  });
}

function choicesOf(match: readonly string[]): string[] {
  return (match[1] ?? '').split('|');
}
