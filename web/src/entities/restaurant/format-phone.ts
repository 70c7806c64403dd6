/** Formats ten digits as Americans do, and returns anything else unchanged. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length !== 10) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Returns the number for a `tel:` link, or `undefined` if the text isn't a number. */
export function phoneAddress(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length >= 3 && digits.length <= 15
    ? `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`
    : undefined;
}
