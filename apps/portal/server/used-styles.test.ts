import { describe, expect, it } from 'vitest';
import { styleRules } from '../style-rules.mjs';
import { usedStyles } from './used-styles';

const used = (css: string, html: string) => usedStyles([styleRules(css)], html)[0];

describe('what a page uses of a sheet', () => {
  it('is the rules whose classes it has', () => {
    const css = '.card{color:red}.card .title{color:blue}.list{margin:0}.card,.list{padding:0}';
    expect(used(css, '<p class="wide card">')).toBe('.card{color:red}.card,.list{padding:0}');
    expect(used(css, '<p class="list"><b class="title">')).toBe('.list{margin:0}.card,.list{padding:0}');
  });

  it('includes the rules of elements, parts and states', () => {
    const css = 'h1{margin:0}[data-part=card]{color:red}:focus-visible{outline:0}';
    expect(used(css, '<p>')).toBe(css);
  });

  it.each([
    ['.row:not(.last)', '<p class="row">'],
    ['.row:is(.first,.last)', '<p class="row">'],
    [':root:has(.notice)', '<p>'],
    ['.row[data-name=".last"]', '<p class="row">'],
    ['.row:nth-child(2 of .last)', '<p class="row">'],
  ])('ignores classes that %s does not require', (selector, html) => {
    expect(used(`${selector}{color:red}`, html)).toBe(`${selector}{color:red}`);
  });

  it('keeps the order and the conditions of its rules, without empty blocks', () => {
    const css =
      '@layer base,parts;@layer parts{.a{color:red}.b{color:blue}@media print{.b{color:#000}}@media (width>=40px){.a{margin:0}}}';
    expect(used(css, '<p class="a">')).toBe(
      '@layer base,parts;@layer parts{.a{color:red}@media (width>=40px){.a{margin:0}}}',
    );
  });

  it('has keyframes whole', () => {
    const css = '@keyframes turn{to{rotate:1turn}}';
    expect(used(css, '<p>')).toBe(css);
  });

  it('declares only the variables that its rules, its HTML or other variables read', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px;--d: ;--e:3px}.card{margin:var(--a) var(--d,0)}.list{margin:var(--c)}';
    expect(used(css, '<p class="card" style="padding:var(--e)">')).toBe(
      ':root{--a:var(--b);--b:1px;--d: ;--e:3px;}.card{margin:var(--a) var(--d,0)}',
    );
  });

  it('follows the variables of each scheme', () => {
    const css =
      ':root{--day:1;--night:2}[data-x]{--ink:var(--day)}[data-x][data-dark]{--ink:var(--night)}p{margin:var(--ink)}';
    expect(used(css, '<p>')).toBe(
      ':root{--day:1;--night:2;}[data-x]{--ink:var(--day);}[data-x][data-dark]{--ink:var(--night);}p{margin:var(--ink)}',
    );
  });

  it('keeps variables that an element declares for itself', () => {
    const css = '.card{--gap:1px;gap:var(--gap)}';
    expect(used(css, '<p class="card">')).toBe(css);
  });

  it('reads variables across sheets', () => {
    const sheets = [':root{--a:1px;--b:2px}', '.card{margin:var(--b)}'].map(styleRules);
    expect(usedStyles(sheets, '<p class="card">')).toEqual([':root{--b:2px;}', '.card{margin:var(--b)}']);
  });
});
