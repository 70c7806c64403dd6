import './profile-head.css';
import { useState } from 'react';

/** Shows a round picture, or a grey placeholder if there is none or it fails to load. */
export function ProfilePicture({ src }: { src: string | null | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <Placeholder />;
  return <img className="profile-picture" src={src} alt="" width="96" height="96" onError={() => setBroken(src)} />;
}

const Placeholder = () => (
  <svg className="profile-picture" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <circle cx="24" cy="19" r="8" />
    <path d="M9 44c1-10 7-15 15-15s14 5 15 15Z" />
  </svg>
);
