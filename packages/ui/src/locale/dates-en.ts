export { dateLocaleEn } from '@portal/model';
