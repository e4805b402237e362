export { dateLocaleCa } from '@portal/model';
