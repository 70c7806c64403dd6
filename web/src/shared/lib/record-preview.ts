import { useLocation } from 'react-router';

/** Holds what a card has shown of a dish or a restaurant, apart from whether it can be eaten. */
export interface RecordPreview {
  readonly name: string;
  readonly picture: string | null;
}

/** Returns what the card that led here showed, or `undefined` for somebody who came another way. */
export function useRecordPreview(): RecordPreview | undefined {
  const { preview } = (useLocation().state ?? {}) as { readonly preview?: Partial<RecordPreview> };
  if (typeof preview?.name !== 'string') return undefined;
  return { name: preview.name, picture: typeof preview.picture === 'string' ? preview.picture : null };
}
