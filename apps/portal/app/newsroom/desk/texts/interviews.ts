import { inEveryLanguage, type Language } from '@portal/model';
import { type InterviewDeskTexts, interviewsCa } from './interviews-ca';
import { interviewsEn } from './interviews-en';
import { interviewsEs } from './interviews-es';

/** Strings for the desk's interviews by language. */
export const INTERVIEW_DESK_TEXTS: Readonly<Record<Language, InterviewDeskTexts>> = inEveryLanguage({
  ca: interviewsCa,
  es: interviewsEs,
  en: interviewsEn,
});
