import { useLocation } from 'react-router';

/** What a card has shown of a dish or a restaurant and that doesn't say whether it can be eaten. */
export interface RecordPreview {
  readonly name: string;
  readonly picture: string | null;
}

/** Returns what the card showed that led here, or `undefined` for somebody who came otherwise. */
export function useRecordPreview(): RecordPreview | undefined {
  const { preview } = (useLocation().state ?? {}) as { readonly preview?: Partial<RecordPreview> };
  if (typeof preview?.name !== 'string') return undefined;
  return { name: preview.name, picture: typeof preview.picture === 'string' ? preview.picture : null };
}
