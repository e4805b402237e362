import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldIssues, firstIssues, rules, validate } from './index';

describe('validation rules', () => {
  const code = (action: v.PipeItem<string, string, v.BaseIssue<unknown>>, value: unknown) => {
    const result = validate(v.pipe(rules.typed(), action), value);
    return result.valid ? null : result.issues[0];
  };

  it('let an empty value pass, all but required', () => {
    const optional = [
      rules.email(),
      rules.digits(5),
      rules.numeric(),
      rules.min(4),
      rules.max(4),
      rules.regex(/^x$/),
      rules.upperlower(),
      rules.day(),
      rules.registerDate('2026-11-20'),
      rules.registerMaxDate('2026-11-20'),
      rules.nif(),
      rules.alphaSpecial(),
      rules.phone(),
      rules.nick(),
    ];
    for (const action of optional) expect(code(action, ' ')).toBeNull();
    expect(code(rules.required(), ' ')).toEqual({ field: '', code: 'required' });
    expect(code(rules.required(), undefined)).toEqual({ field: '', code: 'required' });
    expect(code(rules.required(), null)).toEqual({ field: '', code: 'required' });
  });

  it('have their code and limit', () => {
    expect(code(rules.email(), 'a')).toEqual({ field: '', code: 'email' });
    expect(code(rules.digits(5), '12')).toEqual({ field: '', code: 'digits', limit: 5 });
    expect(code(rules.numeric(), 'a')).toEqual({ field: '', code: 'numeric' });
    expect(code(rules.min(5), 'abc')).toEqual({ field: '', code: 'min', limit: 5 });
    expect(code(rules.max(2), 'abc')).toEqual({ field: '', code: 'max', limit: 2 });
    expect(code(rules.regex(/^x$/), 'y')).toEqual({ field: '', code: 'regex' });
    expect(code(rules.upperlower(), 'abc')).toEqual({ field: '', code: 'upperlower' });
    expect(code(rules.day(), '2026-02-30')).toEqual({ field: '', code: 'date' });
    expect(code(rules.registerDate('2026-11-20'), '2020-01-01')).toEqual({
      field: '',
      code: 'registerDate',
      limit: 13,
    });
    expect(code(rules.registerMaxDate('2026-11-20'), '2000-01-01')).toEqual({
      field: '',
      code: 'registerMaxDate',
      limit: 13,
    });
    expect(code(rules.nif(), '1')).toEqual({ field: '', code: 'nif' });
    expect(code(rules.alphaSpecial(), '1')).toEqual({ field: '', code: 'alpha_special' });
    expect(code(rules.phone(), '1')).toEqual({ field: '', code: 'phone' });
    expect(code(rules.nick(), '<b>x')).toEqual({ field: '', code: 'nick' });
  });

  it('report invalid for a value of another type', () => {
    expect(code(rules.email(), 7)).toEqual({ field: '', code: 'invalid' });
    expect(validate(v.object({ a: v.number() }), { a: 'x' })).toEqual({
      valid: false,
      issues: [{ field: 'a', code: 'invalid' }],
    });
  });

  it('require accepted terms', () => {
    const schema = v.object({ terms: rules.musttrue() });
    expect(validate(schema, { terms: true })).toEqual({ valid: true, value: { terms: true } });
    for (const input of [{ terms: false }, {}, { terms: null }]) {
      expect(validate(schema, input)).toEqual({
        valid: false,
        issues: [{ field: 'terms', code: 'musttrue' }],
      });
    }
  });

  it('limit the size and the format of files', () => {
    const schema = v.object({
      size: v.pipe(v.number(), rules.size(10)),
      type: v.pipe(v.string(), rules.format('image/jpeg')),
    });
    expect(validate(schema, { size: 10, type: 'image/jpeg' }).valid).toBe(true);
    expect(validate(schema, { size: 11, type: 'image/png' })).toEqual({
      valid: false,
      issues: [
        { field: 'size', code: 'size', limit: 10 },
        { field: 'type', code: 'format' },
      ],
    });
  });

  it('show the first issue of a field', () => {
    const schema = v.object({
      nick: v.pipe(rules.typed(), rules.min(4), rules.nick()),
      email: rules.verbatim(),
    });
    const result = v.safeParse(schema, { nick: '<' });
    const issues = fieldIssues(result.issues ?? []);
    expect(issues.map((issue) => issue.code)).toEqual(['min', 'nick']);
    expect(firstIssues(issues).get('nick')).toEqual({ field: 'nick', code: 'min', limit: 4 });
  });
});
