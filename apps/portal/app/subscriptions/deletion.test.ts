import type { RunningSubscription } from '@portal/model';
import { expect, it } from 'vitest';
import { deletionWarning, endedAt } from './deletion';

const running = (over: Partial<RunningSubscription>): RunningSubscription => ({
  ...{ name: 'Mensual', source: 'stripe', site: 'El Far', url: 'https://far.example/perfil/subscripcions/' },
  ...{ isManaged: true, isEndedFirst: true },
  ...over,
});
const elsewhere = { isManaged: false, isEndedFirst: false, source: 'oficina' };

it('says before an account goes what has to be ended first, and what its seller goes on with', () => {
  expect(
    deletionWarning('ca', [running({ name: null }), running({ ...elsewhere, name: 'En paper' })]),
  ).toEqual([
    'Abans cal que cancel·lis el que es renova i es continuaria cobrant: «Subscripció» d’El Far.',
    'Eliminar el compte no acaba el que has contractat: «En paper» d’El Far, venuda per oficina. Per acabar-ho, parla amb qui t’ho va vendre.',
  ]);
  for (const language of ['es', 'en'] as const)
    expect(deletionWarning(language, [running({}), running(elsewhere)])).toEqual([
      expect.stringMatching(/[«“]Mensual[»”] (?:de|of) El Far\.$/),
      expect.stringContaining('oficina'),
    ]);
});

it('says nothing of what is set to end, and leads to where the rest is ended', () => {
  const ending = running({ isEndedFirst: false });
  expect(deletionWarning('ca', [ending])).toEqual([]);
  expect(endedAt('ca', [ending, running({ url: 'https://onda.example/perfil/subscripcions/' })])).toEqual({
    href: 'https://onda.example/perfil/subscripcions/',
    text: 'Ves a les teves subscripcions',
  });
  expect(endedAt('en', []).href).toBe('/perfil/subscripcions/');
});
