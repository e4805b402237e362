import { dateLocaleCa } from '@portal/model';
import type { RunningSubscription } from '@portal/model/revenue';
import { expect, it } from 'vitest';
import { deletionWarning, endedAt, subscriptionsBlockingDeletion } from './deletion';

const running = (over: Partial<RunningSubscription>): RunningSubscription => ({
  name: 'Mensual',
  source: 'stripe',
  site: 'El Far',
  url: 'https://far.example/perfil/subscripcions/',
  isManaged: true,
  isEndedFirst: true,
  endsAt: null,
  isFoundAgain: true,
  ...over,
});
const elsewhere = { isManaged: false, isEndedFirst: false, source: 'oficina' };
const ending = running({ isEndedFirst: false, endsAt: '2027-11-25T11:00:00Z' });
const dates = { locale: dateLocaleCa, timeZone: 'Europe/Madrid' };

it('lists the subscriptions to cancel before an account is deleted, and where', () => {
  const office = running({ ...elsewhere, name: 'En paper' });
  expect(subscriptionsBlockingDeletion('ca', [running({ name: null }), ending, office])).toBe(
    'Abans cal que cancel·lis el que es renova i es continuaria cobrant: «Subscripció» d’El Far.',
  );
  for (const language of ['es', 'en'] as const)
    expect(subscriptionsBlockingDeletion(language, [running({})])).toMatch(
      /[«“]Mensual[»”] (?:de|of) El Far\.$/,
    );
  expect(subscriptionsBlockingDeletion('ca', [ending, office])).toBeNull();
  expect(endedAt('ca', [ending, running({ url: 'https://onda.example/perfil/subscripcions/' })])).toEqual({
    href: 'https://onda.example/perfil/subscripcions/',
    text: 'Ves a les teves subscripcions',
  });
  expect(endedAt('en', []).href).toBe('/perfil/subscripcions/');
});

it('lists the end of cancelled ones, whether a new account finds them, and what continues at their seller', () => {
  expect(
    deletionWarning('ca', dates, [
      ending,
      { ...ending, name: 'Anual', isFoundAgain: false },
      running({ ...elsewhere, name: 'En paper' }),
    ]),
  ).toEqual([
    'Encara podries llegir amb el que ja tens: «Mensual» d’El Far, fins al 25 de novembre de 2027. Sense el compte no podràs, però si en crees un altre amb la mateixa adreça de correu ho tornaràs a tenir.',
    'Si elimines el compte perdràs l’accés que encara tens: «Anual» d’El Far, fins al 25 de novembre de 2027. No el recuperaràs amb cap altre compte.',
    'Eliminar el compte no cancel·la el que has contractat: «En paper» d’El Far, venuda per oficina. Per cancel·lar-ho, parla amb qui t’ho va vendre.',
  ]);
  expect(deletionWarning('ca', dates, [])).toEqual([]);
});
