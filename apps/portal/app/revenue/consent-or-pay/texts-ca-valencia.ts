import { inValencian } from '@portal/model';
import * as catalan from './texts-ca';

export const consentOrPay = inValencian(catalan.consentOrPay);
