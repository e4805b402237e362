export { inValencian } from '@portal/model';
