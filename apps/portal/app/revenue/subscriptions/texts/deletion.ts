import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  /** With `{name}` and `{site}`; `sold` with `{source}` too. */
  named: '«{name}» {de |d’:site}',
  sold: '«{name}» {de |d’:site}, venuda per {source}',
  /**
   * With `{contracts}`: subscriptions to cancel first, and those that continue at their payment provider.
   */
  first: 'Abans cal que cancel·lis el que es renova i es continuaria cobrant: {contracts}.',
  elsewhere:
    'Eliminar el compte no cancel·la el que has contractat: {contracts}. Per cancel·lar-ho, parla amb qui t’ho va vendre.',
  /** With `{name}`, `{site}` and `{date}`: a cancelled subscription. */
  until: '«{name}» {de |d’:site}, fins {al |a l’:date}',
  /**
   * With `{contracts}`: cancelled subscriptions that a new account with the same address finds again, and
   * those it does not.
   */
  found:
    'Encara podries llegir amb el que ja tens: {contracts}. Sense el compte no podràs, però si en crees un altre amb la mateixa adreça de correu ho tornaràs a tenir.',
  lost: 'Si elimines el compte perdràs l’accés que encara tens: {contracts}. No el recuperaràs amb cap altre compte.',
  link: 'Ves a les teves subscripcions',
};

type DeletionTexts = typeof ca;

const es: DeletionTexts = {
  named: '«{name}» de {site}',
  sold: '«{name}» de {site}, vendida por {source}',
  first: 'Antes tienes que cancelar lo que se renueva y se seguiría cobrando: {contracts}.',
  elsewhere:
    'Eliminar la cuenta no cancela lo que has contratado: {contracts}. Para cancelarlo, habla con quien te lo vendió.',
  until: '«{name}» de {site}, hasta el {date}',
  found:
    'Todavía podrías leer con lo que ya tienes: {contracts}. Sin la cuenta no podrás, pero si creas otra con la misma dirección de correo lo volverás a tener.',
  lost: 'Al eliminar la cuenta perderás el acceso que aún tienes: {contracts}. No lo recuperarás con ninguna otra cuenta.',
  link: 'Ir a tus suscripciones',
};

const en: DeletionTexts = {
  named: '“{name}” of {site}',
  sold: '“{name}” of {site}, sold by {source}',
  first: 'First you have to cancel what renews and would go on being charged: {contracts}.',
  elsewhere:
    'Deleting your account does not cancel what you have bought: {contracts}. To cancel it, speak to whoever sold it to you.',
  until: '“{name}” of {site}, until {date}',
  found:
    'You can still read with what you have: {contracts}. You lose that with the account, but get it back if you create another with the same email address.',
  lost: 'If you delete the account you lose the access you still have: {contracts}. No other account brings it back.',
  link: 'Go to your subscriptions',
};

/** Strings about a reader's subscriptions, shown before an account is deleted. */
export const DELETION_TEXTS: Readonly<Record<Language, DeletionTexts>> = inEveryLanguage({ ca, es, en });
