import { createContext } from 'react';

/** Where something is shown: in a part of a page, whose content has room around it or reaches its edge; null: by itself. */
export const PartContext = createContext<'inset' | 'flush' | null>(null);
