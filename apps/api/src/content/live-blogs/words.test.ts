import { describe, expect, it } from 'vitest';
import { bodyOfText, summaryOf } from './words';

const CHART = '[bar mm] On ha plogut més\nPoble | Pluja\nPort Savina | 61\nLa Llosa | 4,5';

describe('the text of an entry', () => {
  it('has charts among its paragraphs', () => {
    const body = bodyOfText(`Plou.\n\n${CHART}\n\nI plourà.`, null);
    expect(body).toEqual([
      { type: 'paragraph', html: 'Plou.' },
      {
        type: 'chart',
        chart: {
          kind: 'bar',
          title: 'On ha plogut més',
          unit: 'mm',
          axis: 'Poble',
          bars: [
            { name: 'Port Savina', value: 61 },
            { name: 'La Llosa', value: 4.5 },
          ],
        },
      },
      { type: 'paragraph', html: 'I plourà.' },
    ]);
    expect(summaryOf(body)).toBe('Plou. On ha plogut més I plourà.');
  });

  it('tells what is wrong with a chart', () => {
    const problems: string[] = [];
    bodyOfText(CHART.replace('61', 'molt'), null, (problem) => problems.push(problem));
    expect(problems).toEqual([
      'chart “On ha plogut més”: bars 1, value is no number. Write it as 4.6, or null where it is not known.',
    ]);
  });

  it('leaves other words in brackets as they are', () => {
    expect(bodyOfText('[ahir] Va ploure', null)).toEqual([{ type: 'paragraph', html: '[ahir] Va ploure' }]);
  });

  it('is plain, whatever is written in a chart', () => {
    expect(bodyOfText('[bar "><b>] <b>x</b>\nA | B\n<i>c</i> | 1', null)).toMatchObject([
      { chart: { unit: '"><b>', title: '<b>x</b>', bars: [{ name: '<i>c</i>', value: 1 }] } },
    ]);
  });
});
