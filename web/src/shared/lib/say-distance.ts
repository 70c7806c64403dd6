/** "0.8 mi", "12 mi"; what is next door is not "0.0 mi". */
export function sayDistance(miles: number): string {
  if (miles < 0.1) return 'under 0.1 mi';
  return miles < 9.95 ? `${miles.toFixed(1)} mi` : `${Math.round(miles)} mi`;
}
