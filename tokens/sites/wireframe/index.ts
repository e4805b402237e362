import type { SiteSource } from '../site';
import brand from './brand.tokens.json';

/** No brand at all: greys and a system font, for pictures of layout. */
export const wireframe: SiteSource = {
  name: 'Wireframe',
  brand,
  baseScheme: 'light',
  defaultScheme: 'light',
  families: [],
};
