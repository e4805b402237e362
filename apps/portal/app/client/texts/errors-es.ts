export { errorTextsEs as errors, fieldDictionaryEs as fields } from '@portal/model';
