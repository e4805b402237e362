import type { Language } from '@portal/model';
import { APPEAL_DESK_TEXTS } from './appeals';
import { COMMENT_DESK_TEXTS } from './comments';
import { EDITING_DESK_TEXTS } from './editing';
import { ENTRY_DESK_TEXTS } from './entry';
import { FRAME_DESK_TEXTS } from './frame';
import { LIVE_DESK_TEXTS } from './live';
import { LOG_TABLE_TEXTS } from './log-table';
import { PEOPLE_TEXTS } from './people';
import { UPLOAD_DESK_TEXTS } from './uploads';

const textsIn = (language: Language) => ({
  ...FRAME_DESK_TEXTS[language],
  ...ENTRY_DESK_TEXTS[language],
  ...EDITING_DESK_TEXTS[language],
  people: PEOPLE_TEXTS[language],
  comments: COMMENT_DESK_TEXTS[language],
  appeals: APPEAL_DESK_TEXTS[language],
  live: LIVE_DESK_TEXTS[language],
  uploads: UPLOAD_DESK_TEXTS[language],
  log: LOG_TABLE_TEXTS[language],
});

/** Texts of the desk that several screens share. They are not in readers' dictionaries, so that no reader's page loads them. */
export type DeskTexts = ReturnType<typeof textsIn>;

export const DESK_TEXTS: Readonly<Record<Language, DeskTexts>> = {
  ca: textsIn('ca'),
  'ca-valencia': textsIn('ca-valencia'),
  es: textsIn('es'),
  en: textsIn('en'),
};
