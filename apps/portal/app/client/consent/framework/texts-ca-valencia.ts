import { inValencian } from '@portal/model';
import * as catalan from './texts-ca';

export const consentFramework = inValencian(catalan.consentFramework);
