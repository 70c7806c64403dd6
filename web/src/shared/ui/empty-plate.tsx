import './empty-plate.css';

/** Shows a plate with nothing but crumbs on it. */
export function EmptyPlate() {
  return (
    <svg className="empty-plate" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="62" rx="72" ry="50" className="empty-plate__rim" />
      <ellipse cx="80" cy="62" rx="48" ry="32" className="empty-plate__well" />
      <path d="m92 74 4 3m-8 2 2 2m8-1 3-1" className="empty-plate__crumbs" />
    </svg>
  );
}
