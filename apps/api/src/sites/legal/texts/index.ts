import { inEveryLanguage, type Language } from '@portal/model';
import type { LegalPage } from '@portal/model/legal';
import type { LegalLabels } from '../labels';
import type { Template } from '../template';
import * as ca from './ca/index';
import * as en from './en/index';
import * as es from './es/index';

type LegalTexts = { labels: LegalLabels; templates: Readonly<Record<LegalPage, Template>> };

/** Strings for the pages of the law, by the language of their site. */
export const LEGAL_TEXTS: Readonly<Record<Language, LegalTexts>> = inEveryLanguage({ ca, es, en });
