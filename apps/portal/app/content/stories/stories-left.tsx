import { inEveryLanguage, type Language } from '@portal/model';
import { counted } from '@portal/ui/locale';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';

const TEXTS: Readonly<Record<Language, { left: { one: string; other: string }; none: string }>> =
  inEveryLanguage({
    ca: {
      left: {
        one: 'Aquest mes encara pots llegir {count} article reservat més.',
        other: 'Aquest mes encara pots llegir {count} articles reservats més.',
      },
      none: 'Aquest mes ja no et queda cap més article reservat per llegir.',
    },
    es: {
      left: {
        one: 'Este mes aún puedes leer {count} artículo reservado más.',
        other: 'Este mes aún puedes leer {count} artículos reservados más.',
      },
      none: 'Este mes ya no te quedan más artículos reservados por leer.',
    },
    en: {
      left: {
        one: 'You can read {count} more story for subscribers this month.',
        other: 'You can read {count} more stories for subscribers this month.',
      },
      none: 'You have no more stories for subscribers to read this month.',
    },
  });

/** Number of metered stories that a reader has left this month; only for private pages. */
export function StoriesLeft({ left, context: { locale, site } }: { left: number; context: PageContext }) {
  const texts = TEXTS[site.language];
  return (
    <Text variant="meta" data-part="stories-left">
      {left > 0 ? counted(texts.left, left, locale) : texts.none}
    </Text>
  );
}
