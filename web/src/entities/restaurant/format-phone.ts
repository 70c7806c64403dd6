/** Ten digits as Americans read them; anything else as it was given. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length !== 10) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** For a `tel:` link; `undefined` where the text is no number. */
export function phoneAddress(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length >= 3 && digits.length <= 15
    ? `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`
    : undefined;
}
