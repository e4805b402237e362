export { errorTextsCa, fieldDictionaryCa } from '@portal/model';
