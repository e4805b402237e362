import type { Author } from '@portal/model';
import type { authors } from '../database/schema';
import { authorPath } from './paths';

export const authorOf = (row: typeof authors.$inferSelect): Author => ({
  id: String(row.id),
  name: row.name,
  url: authorPath(row.slug),
  ...(row.role ? { role: row.role } : {}),
  ...(row.bio ? { bio: row.bio } : {}),
  ...(row.twitter ? { twitter: row.twitter } : {}),
  ...(row.image ? { image: row.image } : {}),
});
