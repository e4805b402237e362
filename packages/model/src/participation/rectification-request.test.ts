import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECTIFICATION_KINDS } from '../content/rectification';
import { rectificationActSchema } from '../newsroom/rectifications';
import { countCharacters, validate } from '../rules/index';
import {
  RECTIFICATION_CAPACITIES,
  RECTIFICATION_LENGTHS,
  RECTIFICATION_PARTIES,
  rectificationFormSchema,
  rectificationRecordSchema,
} from './rectification-request';

const FORM = {
  kind: 'rectification',
  story: '/societat/el-moll/',
  party: 'Confraria de Pescadors',
  partyKind: 'organization',
  capacity: 'representative',
  name: 'Mercè Puig',
  email: 'merce@example.org',
  facts: 'La barca no era nostra.',
  text: 'La barca que es va enfonsar no és de la Confraria.',
  evidence: '',
  website: '',
};
const faults = (
  over: Record<string, unknown>,
  schema: Parameters<typeof validate>[0] = rectificationFormSchema,
) => {
  const result = validate(schema, { ...FORM, ...over });
  return result.valid ? [] : result.issues.map(({ field, code }) => `${field}.${code}`);
};

describe('a request for a rectification', () => {
  it.each([
    [{}, []],
    [{ kind: 'update' }, ['evidence.required']],
    [{ kind: 'update', evidence: 'Sentència 12/2026' }, []],
    [{ kind: 'reply' }, ['kind.invalid']],
    [{ kind: '' }, ['kind.required']],
    [{ story: ' ' }, ['story.required']],
    [{ party: 'Confraria\nBcc: tothom@example.org' }, ['party.regex']],
    [{ partyKind: undefined }, ['partyKind.required']],
    [{ capacity: 'friend' }, ['capacity.invalid']],
    [{ facts: '', text: ' \n ' }, ['facts.required', 'text.required']],
    [{ email: 'merce' }, ['email.email']],
  ])('%j has the faults %j', (over, expected) => {
    expect(faults(over)).toEqual(expected);
  });

  it('accepts any non-empty text, trims only its ends, and requires evidence for an update', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom(...RECTIFICATION_KINDS),
        fc.constantFrom(...RECTIFICATION_PARTIES),
        fc.constantFrom(...RECTIFICATION_CAPACITIES),
        (asked, evidence, kind, partyKind, capacity) => {
          const result = validate(rectificationFormSchema, {
            ...FORM,
            kind,
            partyKind,
            capacity,
            text: asked,
            evidence,
          });
          const isWhole = asked.trim() !== '' && (kind === 'rectification' || evidence.trim() !== '');
          expect(result.valid).toBe(isWhole);
          if (result.valid)
            expect(result.value).toMatchObject({ text: asked.trim(), evidence: evidence.trim(), kind });
        },
      ),
    );
  });

  it('limits lengths as readers count characters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('facts', 'text', 'evidence'),
        fc.constantFrom('a', 'é', '漢'),
        (field, sign) => {
          const most = RECTIFICATION_LENGTHS[field];
          expect(countCharacters(sign.repeat(most))).toBe(most);
          expect(faults({ [field]: sign.repeat(most) })).toEqual([]);
          expect(faults({ [field]: sign.repeat(most + 1) })).toEqual([`${field}.max`]);
        },
      ),
      { numRuns: 9 },
    );
  });

  it('a request for a rectification on paper needs its day and no address', () => {
    expect(faults({ email: '', receivedOn: '2026-03-18' }, rectificationRecordSchema)).toEqual([]);
    expect(faults({ email: '', receivedOn: '18/03/2026' }, rectificationRecordSchema)).toEqual([]);
    expect(faults({ email: 'x', receivedOn: '18/13/2026' }, rectificationRecordSchema)).toEqual([
      'email.email',
      'receivedOn.date',
    ]);
    expect(faults({ receivedOn: '' }, rectificationRecordSchema)).toEqual(['receivedOn.required']);
  });
});

describe('an action on a request', () => {
  it.each([
    [{ act: 'publish' }, true],
    [{ act: 'publish', text: ' ' }, false],
    [{ act: 'refuse', ground: 'late', note: 'Fora de termini' }, true],
    [{ act: 'refuse', ground: 'late', note: '' }, false],
    [{ act: 'refuse', note: 'Fora de termini' }, false],
    [{ act: 'withdraw', note: 'Va sortir dues vegades' }, true],
    [{ act: 'withdraw', note: '' }, false],
  ])('%j is valid: %s', (body, valid) => {
    expect(validate(rectificationActSchema, body).valid).toBe(valid);
  });
});
