import { fill } from '@portal/model';
import {
  PARTICIPATION_RULES,
  type ParticipationRuleId,
  participationRule,
  SUSPENSION_DAYS,
  USUAL_SUSPENSION_DAYS,
} from '@portal/model/participation';
import { counted } from '@portal/ui/locale';
import { Select } from '@portal/ui/select';
import type { PageContext } from '../../page';
import { RESTRICTION_DESK_TEXTS } from './texts/restrictions';

/** Form value of an indefinite suspension. */
export const ENDLESS = 'endless';

/** Texts of a decision beyond its ground, in the language of its site. */
export const restrictionTexts = ({ site }: Pick<PageContext, 'site'>) =>
  RESTRICTION_DESK_TEXTS[site.language];

/** Number and title of a participation rule. */
export function clauseWords(context: Pick<PageContext, 'site'>, id: ParticipationRuleId | null): string {
  const rule = participationRule(id);
  if (!rule) return '';
  return fill(restrictionTexts(context).clauseOf, {
    number: rule.number,
    title: rule.title[context.site.language],
  });
}

/** Duration of a suspension as text. */
export const durationWords = (context: PageContext, days: number | null): string =>
  days === null
    ? restrictionTexts(context).endless
    : counted(restrictionTexts(context).days, days, context.locale);

/**
 * Fields of a restricting decision: the broken rule and the length of a suspension. Left unset, each defaults
 * to that of the ground.
 */
export function RestrictionFields({ context }: { context: PageContext }) {
  const texts = restrictionTexts(context);
  const usual = Object.values(USUAL_SUSPENSION_DAYS);
  return (
    <>
      <Select
        name="clause"
        label={texts.clause}
        placeholder={texts.usualClause}
        options={PARTICIPATION_RULES.map(({ id }) => ({ value: id, label: clauseWords(context, id) }))}
      />
      <Select
        name="duration"
        label={texts.duration}
        placeholder={fill(texts.usualDuration, { least: Math.min(...usual), most: Math.max(...usual) })}
        options={[
          ...SUSPENSION_DAYS.map((days) => ({ value: String(days), label: durationWords(context, days) })),
          { value: ENDLESS, label: texts.endless },
        ]}
      />
    </>
  );
}
