import { expect, it } from 'vitest';
import { LANGUAGES } from '../constants/index';
import {
  PARTICIPATION_RULES,
  participationRule,
  REPORT_REASONS,
  SUSPENSION_DAYS,
  USUAL_SUSPENSION_DAYS,
} from './index';

it('has a numbered rule for each ground of a report, in every language', () => {
  for (const reason of REPORT_REASONS) expect(participationRule(reason)?.id).toBe(reason);
  expect(PARTICIPATION_RULES.map(({ number }) => number)).toEqual(PARTICIPATION_RULES.map((_, at) => at + 1));
  for (const { title, text } of PARTICIPATION_RULES)
    for (const language of LANGUAGES) {
      expect(title[language]).not.toBe('');
      expect(text[language]).toMatch(/^\p{Lu}.+\.$/u);
    }
});

it('returns no rule for a decision older than the rules', () => {
  expect(participationRule(null)).toBeNull();
  expect(participationRule('refused-word')).toBeNull();
});

it('suspends by default for a length that the desk can choose, whatever the ground', () => {
  for (const reason of REPORT_REASONS) expect(SUSPENSION_DAYS).toContain(USUAL_SUSPENSION_DAYS[reason]);
});
