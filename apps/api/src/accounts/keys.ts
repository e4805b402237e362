import { plainEmail } from '@portal/model';

/** A nick as it is compared: case, width and ways to write an accent make no other nick. */
export function nickKey(nick: string): string {
  return nick.normalize('NFKC').toLocaleLowerCase('es');
}

/** An email address as it is compared: neither case nor another way to write a letter makes another address. */
export function emailKey(email: string): string {
  return plainEmail(email).toLocaleLowerCase('es');
}
