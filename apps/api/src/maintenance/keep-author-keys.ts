import { eq } from 'drizzle-orm';
import { nameKey } from '../accounts/keys';
import type { Database } from '../database/client';
import { authors } from '../database/schema';
import { once } from './once';

/** Writes the keys of authors’ names where there are none, or they are compared in another way than before. */
export async function keepAuthorKeys(db: Database, now: () => Date): Promise<void> {
  await once(db, 'names of authors as nicks are compared', now, async () => {
    const rows = await db.select({ id: authors.id, name: authors.name, key: authors.nameKey }).from(authors);
    const old = rows.filter(({ name, key }) => nameKey(name) !== key);
    for (const { id, name } of old)
      await db
        .update(authors)
        .set({ nameKey: nameKey(name) })
        .where(eq(authors.id, id));
    return { written: old.length };
  });
}
