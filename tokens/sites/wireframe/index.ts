import type { SiteSource } from '../site';
import brand from './brand.tokens.json';

/** Neutral brand: greys and a system font, for layout pictures. */
export const wireframe: SiteSource = {
  name: 'Wireframe',
  brand,
  baseScheme: 'light',
  defaultScheme: 'light',
  families: [],
};
