import { expect, it } from 'vitest';
import { catalanOf } from './catalan';

it.each([
  ['El Far', 'd’El Far'],
  ['Ones', 'd’Ones'],
  ['Àgora', 'd’Àgora'],
  ['Illa Diari', 'd’Illa Diari'],
  ['Última Hora', 'd’Última Hora'],
  ['Hora Nova', 'd’Hora Nova'],
  ['La Prova', 'de La Prova'],
  ['Ribera Diario', 'de Ribera Diario'],
  ['Iode', 'de Iode'],
  ['Hiena', 'de Hiena'],
  ['Uadi', 'de Uadi'],
  ['8 Dies', 'de 8 Dies'],
  ['', 'de '],
])('%s: %s', (name, words) => expect(catalanOf(name)).toBe(words));
