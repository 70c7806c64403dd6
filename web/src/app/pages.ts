import type { PagePath } from '@clearplate/contract/pages';
import type { ComponentType } from 'react';

/** The component of each page's address. */
export type Pages = Readonly<Partial<Record<PagePath, ComponentType>>>;
