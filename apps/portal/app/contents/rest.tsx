import type { Content, RestOfContent } from '@portal/model';
import { bodyPlaceOf, LeadMedia } from '@portal/ui/article';
import { ArticleBody } from '@portal/ui/article-body';
import type { Locale } from '@portal/ui/locale';
import { RecipeFacts } from '@portal/ui/recipe-facts';
import { mediaIslands } from './media';

type RestProps = { content: Pick<Content, 'id' | 'title'>; rest: RestOfContent; locale: Locale };

/** Rest of a text for registered readers: media, parts, recipe. */
export function Rest({ content, rest, locale }: RestProps) {
  const { body, multimedia, recipe } = rest;
  const drawMedia = mediaIslands({ content, locale });
  return (
    <>
      {multimedia ? (
        <LeadMedia content={{ title: content.title, multimedia }} locale={locale} drawMedia={drawMedia} />
      ) : null}
      <ArticleBody
        parts={body}
        locale={locale}
        place={bodyPlaceOf(rest)}
        drawMedia={drawMedia}
        idPrefix="rest"
      />
      {recipe ? <RecipeFacts recipe={recipe} locale={locale} /> : null}
    </>
  );
}
