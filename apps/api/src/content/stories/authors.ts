import type { Author } from '@portal/model';
import { pathTo } from '@portal/model';
import type { authors } from './tables';

export const authorOf = (row: typeof authors.$inferSelect): Author => ({
  id: String(row.id),
  name: row.name,
  url: pathTo('author', { slug: row.slug }),
  ...(row.role ? { role: row.role } : {}),
  ...(row.bio ? { bio: row.bio } : {}),
  ...(row.twitter ? { twitter: row.twitter } : {}),
  ...(row.image ? { image: row.image } : {}),
});
