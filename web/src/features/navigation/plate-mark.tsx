/** Shows a plate's ring with a leaf on it. The site's icon has the same picture (public/favicon.svg). */
export function PlateMark() {
  return (
    <svg className="plate-mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="20.5" fill="none" stroke="currentColor" strokeWidth="3.6" />
      <path d="M15.5 32.5c-2-11.5 5.5-18.5 17.5-18.5 0 12-6.5 19.5-17.5 18.5Z" fill="currentColor" />
      <path className="plate-mark__vein" d="M14.6 34.8 26.5 21.5" />
    </svg>
  );
}
