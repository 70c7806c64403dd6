import './profile-head.css';
import { useState } from 'react';

/** Round; a grey placeholder where there is none, or where it can't be shown. */
export function ProfilePicture({ src }: { src: string | null | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <span className="profile-picture" aria-hidden="true" />;
  return <img className="profile-picture" src={src} alt="" width="96" height="96" onError={() => setBroken(src)} />;
}
