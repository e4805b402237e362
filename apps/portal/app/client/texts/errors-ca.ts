export { errorTextsCa as errors, fieldDictionaryCa as fields } from '@portal/model';
