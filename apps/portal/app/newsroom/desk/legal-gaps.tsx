import { CHILD_OWN_ACCOUNT_YEARS, fill } from '@portal/model';
import { LEGAL_GAPS, type LegalGap } from '@portal/model/legal';
import { Stack } from '@portal/ui/layout';
import { Notice } from '@portal/ui/notice';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import { LEGAL_DESK_TEXTS } from './texts/legal';

/**
 * Facts missing from the site's legal pages, with their keys in the site's file; renders nothing once
 * complete.
 */
export function MissingFacts({ context, gaps }: { context: PageContext; gaps: readonly LegalGap[] }) {
  const { site, locale } = context;
  if (!gaps.length) return null;
  const texts = LEGAL_DESK_TEXTS[site.language];
  return (
    <Notice locale={locale} variant="warning" title={texts.title}>
      <Stack gap="2">
        <Text variant="summary">{fill(texts.text, { file: `${site.alias}.yaml` })}</Text>
        <Stack as="ul" gap="1">
          {gaps.map((gap) => (
            <Text as="li" variant="summary" key={gap}>
              {fill(texts.gaps[gap], { age: CHILD_OWN_ACCOUNT_YEARS })}: <code>{LEGAL_GAPS[gap]}</code>
            </Text>
          ))}
        </Stack>
      </Stack>
    </Notice>
  );
}
