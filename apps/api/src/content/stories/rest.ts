import type { RestOfContent } from '@portal/model';
import { newsTypeOf } from './news-type';
import { restOf } from './opening';
import type { contents } from './tables';

type Whole = Pick<typeof contents.$inferSelect, 'path' | 'type' | 'body' | 'opening' | 'extra'>;

/**
 * The gated rest of a content for a viewer who may read all of it; the page itself is the same for everybody.
 */
export function restOfContent(content: Whole): RestOfContent {
  const { multimedia, recipe, diyTask } = content.extra;
  const articleNewsTypeEnum = newsTypeOf(content);
  return {
    url: content.path,
    ...(articleNewsTypeEnum ? { articleNewsTypeEnum } : {}),
    body: restOf(content.body, content.opening ?? []),
    ...(multimedia ? { multimedia } : {}),
    ...(recipe ? { recipe } : {}),
    ...(diyTask ? { diyTask } : {}),
  };
}
