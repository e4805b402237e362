import { fill, inEveryLanguage, type Language } from '@portal/model';
import type { SiteRecord } from '../index';

const SENDERS: Readonly<Record<Language, string>> = inEveryLanguage({
  ca: 'T’ho envia {name}, {address}.',
  es: 'Te lo envía {name}, {address}.',
  en: 'Sent to you by {name}, {address}.',
});

/**
 * Name and address of the sender (LSSI, articles 10 and 20), for an email's footer; null if the site's file
 * does not name its publisher.
 */
export const senderOf = ({
  language,
  publisher,
}: Pick<SiteRecord, 'language'> & Partial<Pick<SiteRecord, 'publisher'>>): string | null =>
  publisher ? fill(SENDERS[language], { name: publisher.name, address: publisher.address }) : null;
