export { dateLocaleEs } from '@portal/model';
