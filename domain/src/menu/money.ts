/** Formats whole US cents as "$12.50"; anything that isn't a finite number becomes "$0.00". */
export function formatPrice(cents: number): string {
  const whole = Number.isFinite(cents) ? Math.round(cents) : 0;
  const digits = String(Math.abs(whole)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
