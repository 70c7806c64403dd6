import './hero-table.css';
import heroTable from './hero-table.svg';

/** A laid table from above, with a kitchen's note beside the plate. Decoration: it says nothing. */
export function HeroTable() {
  return (
    <img className="hero-table" src={heroTable} alt="" width="690" height="650" decoding="async" fetchPriority="high" />
  );
}
