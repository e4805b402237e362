import path from 'node:path';

/** Folder of the product's site files. */
export const PRODUCT_SITES = path.join(import.meta.dirname, '../apps/api/sites');

/** Sites of the demo newsroom. */
export const SITES = ['far', 'ribera', 'ones'] as const;
export type SiteAlias = (typeof SITES)[number];

/** An article, a section, a tag and an author of each site. */
export const ADDRESSES = {
  far: {
    article: '/societat/ultim-faroner-abella/',
    section: '/territori/',
    tag: '/etiqueta/habitatge/',
    author: '/autor/pau-rovirosa/',
  },
  ribera: {
    article: '/pueblos/rafelguiro-busca-panadero/',
    section: '/pueblos/',
    tag: '/etiqueta/cercanias/',
    author: '/autor/lola-cuquerella/',
  },
  ones: {
    article: '/musica/mareses-concert-sencer/',
    section: '/noticies/',
    tag: '/etiqueta/podcast/',
    author: '/autor/aina-corbera/',
  },
} as const;

/** A text for registered readers on each site that has them. */
export const CLOSED = {
  far: '/cultura/bonshoms-ascensor-entrevista/',
  ribera: '/cultura/familia-que-mide-el-rio/',
} as const;
