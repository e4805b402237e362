export { errorTextsEs, fieldDictionaryEs } from '@portal/model';
