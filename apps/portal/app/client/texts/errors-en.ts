export { errorTextsEn as errors, fieldDictionaryEn as fields } from '@portal/model';
