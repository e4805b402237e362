import { errorTextsCa, fieldDictionaryCa, inValencian } from '@portal/model';

export const errors = inValencian(errorTextsCa);
export const fields = inValencian(fieldDictionaryCa);
