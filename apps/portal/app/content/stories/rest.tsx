import { type Content, type Language, type RestOfContent, readingPath } from '@portal/model';
import { bodyPlaceOf, LeadMedia } from '@portal/ui/article';
import { ArticleBody } from '@portal/ui/article-body';
import { Button } from '@portal/ui/button';
import type { Locale } from '@portal/ui/locale';
import { RecipeFacts } from '@portal/ui/recipe-facts';
import { GiveForm } from '../../revenue/subscriptions/gifts';
import { scaledIngredients } from './ingredients';
import { LivePart, readerUrls } from './live';
import { mediaIslands } from './media';

type RestProps = {
  content: Pick<Content, 'id' | 'title'>;
  rest: RestOfContent;
  locale: Locale;
  language: Language;
};

/** Rest of a text for registered readers: media, parts, recipe or DIY task. */
export function Rest({ content, rest, locale, language }: RestProps) {
  const { url, body, multimedia, recipe, diyTask, liveBlog, isGivable } = rest;
  const task = recipe ?? diyTask;
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
      {liveBlog?.count ? (
        <LivePart
          contentId={content.id}
          liveBlog={liveBlog}
          locale={locale}
          order="newest"
          urls={readerUrls(url)}
        />
      ) : null}
      {task ? (
        <RecipeFacts
          recipe={task}
          ingredients={scaledIngredients(content.id, task, locale)}
          locale={locale}
          actions={
            task.steps.length ? (
              <Button href={readingPath(url, 'steps')} rel="nofollow">
                {locale.texts.stepByStep.open}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {isGivable ? <GiveForm contentId={content.id} language={language} /> : null}
    </>
  );
}
