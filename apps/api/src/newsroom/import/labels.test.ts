import { describe, expect, it } from 'vitest';
import { labelledOf, labelsNamed } from './labels';

const named = (...names: string[]) => names.map((name) => ({ slug: '', name }));

describe('labels by newsrooms’ names', () => {
  it.each([
    ['Contingut patrocinat', ['sponsored']],
    ['Contenido patrocinado', ['sponsored']],
    ['Publirreportaje', ['sponsored']],
    ['Branded Content', ['sponsored']],
    ['En colaboración', ['partner']],
    ['Opinió', ['opinion']],
    ['Columnas', ['opinion']],
    ['Sátira', ['satire']],
    ['Elaborado con ayuda de IA', ['ai-assisted']],
    ['Economía', []],
    ['Opinión pública', []],
    ['Humor gráfico', []],
  ])('“%s”', (name, labels) => {
    expect(labelsNamed([name])).toEqual(labels);
  });

  it('are combined with explicit ones, without duplicates, and keep the sponsor', () => {
    const labelled = labelledOf({
      extra: { labels: ['satire', 'sponsored'], sponsor: { name: 'Gremi de Forners' } },
      sections: named('Opinió'),
      tags: named('Patrocinat'),
    });
    expect(labelled).toEqual({
      labels: ['sponsored', 'satire', 'opinion'],
      sponsor: { name: 'Gremi de Forners' },
    });
    expect(labelledOf({ sections: named('Cultura'), tags: [] })).toEqual({});
  });
});
