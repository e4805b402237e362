import { ARTICLE_FIELD_NAMES, ARTICLE_FIELDS, articleFieldLabel, type Content } from '@portal/model';
import { textClass } from '../foundation/type.css';
import type { Locale } from '../locale/locale';
import { SectionHead } from '../section-head/SectionHead';

/** Props of `ArticleFields`: values of an article’s optional fields, in plain text. */
export type ArticleFieldsProps = { locale: Locale; fields: NonNullable<Content['fields']> };

const placedIn = (place: 'byline' | 'foot', fields: ArticleFieldsProps['fields']) =>
  ARTICLE_FIELD_NAMES.flatMap((name) => {
    const value = fields[name];
    return ARTICLE_FIELDS[name].place === place && value ? [{ name, value }] : [];
  });

/** Optional fields of an article after its text, each under its label: how it was reported. */
export function ArticleFields({ locale, fields }: ArticleFieldsProps) {
  return placedIn('foot', fields).map(({ name, value }) => (
    <section key={name} data-part="article-field" data-field={name}>
      <SectionHead title={articleFieldLabel(name, locale.language)} size="small" />
      <p className={textClass.summary} dir="auto">
        {value}
      </p>
    </section>
  ));
}

/** Optional fields of an article next to its dates, such as its dateline. */
export function BylineFields({ fields }: Pick<ArticleFieldsProps, 'fields'>) {
  return placedIn('byline', fields).map(({ name, value }) => (
    <span key={name} data-part="byline-field" data-field={name} dir="auto">
      {value}
    </span>
  ));
}
