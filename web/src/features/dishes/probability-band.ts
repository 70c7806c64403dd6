export type Band = 'Low' | 'Medium' | 'High';

/** Exactly 0.33 and exactly 0.66 are Medium, and so is what is no number. Low does not mean absent. */
export function bandOf(probability: number): Band {
  if (probability < 0.33) return 'Low';
  return probability > 0.66 ? 'High' : 'Medium';
}
