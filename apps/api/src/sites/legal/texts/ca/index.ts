import type { LegalPage } from '@portal/model/legal';
import type { Template } from '../../template';
import { accessibility } from './accessibility';
import { ai } from './ai';
import { cookies } from './cookies';
import { corrections } from './corrections';
import { notice } from './notice';
import { owners } from './owners';
import { privacy } from './privacy';
import { sale } from './sale';
import { terms } from './terms';

export { labels } from './labels';

/** Every page of the law in this language. */
export const templates: Readonly<Record<LegalPage, Template>> = {
  notice,
  terms,
  sale,
  privacy,
  cookies,
  accessibility,
  corrections,
  owners,
  ai,
};
