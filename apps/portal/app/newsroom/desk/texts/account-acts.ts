import { inEveryLanguage, type Language } from '@portal/model';
import type { DeskAct } from '@portal/model/newsroom';

type Act = Extract<DeskAct, `${'account' | 'passkey'}.${string}`>;

/** Wording of the log for account and passkey acts. */
export const ACCOUNT_ACTS: Readonly<Record<Language, Readonly<Record<Act, string>>>> = inEveryLanguage({
  ca: {
    'account.invite': 'convida',
    'account.uninvite': 'retira una invitació',
    'account.join': 's’incorpora',
    'account.role': 'canvia un rol',
    'account.reset': 'restableix l’accés d’una persona',
    'account.password': 'tria una contrasenya nova',
    'passkey.add': 'afegeix una clau d’accés',
    'passkey.remove': 'treu una clau d’accés',
  },
  es: {
    'account.invite': 'invita',
    'account.uninvite': 'retira una invitación',
    'account.join': 'se incorpora',
    'account.role': 'cambia un rol',
    'account.reset': 'restablece el acceso de una persona',
    'account.password': 'elige una contraseña nueva',
    'passkey.add': 'añade una llave de acceso',
    'passkey.remove': 'quita una llave de acceso',
  },
  en: {
    'account.invite': 'invites',
    'account.uninvite': 'withdraws an invitation',
    'account.join': 'joins',
    'account.role': 'changes a role',
    'account.reset': 'resets somebody’s access',
    'account.password': 'chooses a new password',
    'passkey.add': 'adds a passkey',
    'passkey.remove': 'removes a passkey',
  },
});
