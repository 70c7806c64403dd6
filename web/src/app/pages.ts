import type { PagePath } from '@clearplate/contract/pages';
import type { ComponentType } from 'react';

/** Holds the component of each page's address. */
export type Pages = Readonly<Partial<Record<PagePath, ComponentType>>>;
