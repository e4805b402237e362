import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableError, tableText } from '../../platform/csv/table';
import { readEntitlements } from './entitlement-table';

const HEAD = 'id,email,product,from,to';
const read = (...lines: string[]) => readEntitlements([HEAD, ...lines].join('\r\n'), 'Europe/Madrid');

describe('a table of contracts', () => {
  it('accepts quotes, any order of columns and an empty end', () => {
    expect(read('c1,nuria@example.org,"Digital, amb ""paper""",2026-03-01T00:00:00Z,', '')).toEqual([
      {
        externalId: 'c1',
        email: 'nuria@example.org',
        product: 'Digital, amb "paper"',
        startsAt: new Date('2026-03-01T00:00:00Z'),
        endsAt: null,
        renewsAt: null,
        isUnpaid: false,
      },
    ]);
    const [turned] = readEntitlements(
      '\uFEFFto,from,product,email,id\n2026-04-01T00:00:00Z,2026-03-01T00:00:00Z,digital,nuria@example.org,c1',
      'Europe/Madrid',
    );
    expect(turned).toMatchObject({ externalId: 'c1', endsAt: new Date('2026-04-01T00:00:00Z') });
  });

  it.each([
    ['c1,nobody,digital,2026-03-01T00:00:00Z,', 'line 2: email'],
    ['c1,a@example.org,digital,soon,', 'line 2: from'],
    ['c1,a@example.org,digital,2026-03-01T00:00:00Z,2026-02-01T00:00:00Z', 'line 2: to'],
    ['c1,a@example.org,"digital,2026-03-01T00:00:00Z,', 'line 2: a quote'],
    ['c1,a@example.org', 'line 2: has 2 fields'],
    [',a@example.org,digital,2026-03-01T00:00:00Z,', 'line 2: id'],
    ['c1,a@example.org,digi\u202etal,2026-03-01T00:00:00Z,', 'line 2: product: must be one line'],
    ['c\r1,a@example.org,digital,2026-03-01T00:00:00Z,', 'line 2: has a control character'],
    ['c1,a@example.org,dig\0ital,2026-03-01T00:00:00Z,', 'line 2: has a control character'],
    ['c\u001b[2J,a@example.org,digital,2026-03-01T00:00:00Z,', 'line 2: has a control character'],
  ])('is rejected as a whole for %s', (line, reason) => {
    expect(() => read(line)).toThrow(reason);
  });

  it.each(['01/11/2026', '1 nov 2026', '2026', '2026-11-01T09:00:00', '20261101'])(
    'rejects %s as a date, in both from and to',
    (moment) => {
      expect(() => read(`c1,a@example.org,digital,${moment},`)).toThrow(
        'line 2: from: must be a day such as',
      );
      expect(() => read(`c1,a@example.org,digital,2026-01-01,${moment}`)).toThrow(
        'line 2: to: must be a day',
      );
    },
  );

  it.each(['1850-01-01', '0026-11-01', '2200-01-01', '1899-12-31T23:59:59Z'])(
    'rejects %s, whose year is outside the supported range',
    (moment) => {
      expect(() => read(`c1,a@example.org,digital,${moment},`)).toThrow(
        'line 2: from: must be of a year between 1900 and 2199',
      );
    },
  );

  it('accepts quoted values with line breaks, and reports line numbers of the file', () => {
    const noted = (...lines: string[]) =>
      readEntitlements([`${HEAD},"notes\r\nde l’oficina"`, ...lines].join('\r\n'), 'Europe/Madrid');
    const line = (id: string, note: string) => `${id},a@example.org,digital,2026-11-01,,${note}`;
    const told = [line('c1', '"Carrer Major, 3\r\n17200 ""Palafrugell"""'), line('c2', '')];
    expect(noted(...told).map(({ externalId }) => externalId)).toEqual(['c1', 'c2']);
    // The header has two lines, and so has the first contract.
    expect(() => noted(...told, line('c1', ''))).toThrow(/^line 6: id: is “c1”, as that of line 3$/);
    expect(() => noted('c1,a@example.org,"digital\nanual",2026-11-01,,')).toThrow(
      /^line 3: product: has a line break$/,
    );
  });

  it('reports the line of an unclosed quote, and goes on with the next line', () => {
    const good = (id: string) => `${id},a@example.org,"digital",2026-11-01,`;
    const open = 'c2,a@example.org,"digital,2026-11-01,';
    expect(() => read(good('c1'), open, good('c3'), 'c4', open)).toThrow(
      /^line 3: a quote ends within a field\nline 5: has 1 fields, not 5\nline 6: a quote is not closed$/,
    );
  });

  it('skips lines with nothing but commas, and reports a date that does not exist', () => {
    const line = (id: string, day: string) => `${id},a@example.org,digital,${day},`;
    expect(read(line('c1', '2026-11-01'), ',,,,', line('c2', '2026-11-01'), ',,,,')).toHaveLength(2);
    expect(() => read(',,,,', line('c1', '2026-02-30'))).toThrow(
      /^line 3: from: must be a day that there is$/,
    );
  });

  it.each([
    ['each of whose lines has a quote within a field', 'p","', 'line 3: a quote begins within a field'],
    ['each of whose lines leaves a quote open', 'p,"', 'line 2: has 2 fields'],
    ['whose lines end either way', '","', 'line 2: a quote ends within a field'],
  ])('is parsed in linear time: one %s', (_, line, reason) => {
    // Parsing the rest again for each line would take minutes.
    const lines = Array.from({ length: 20_000 }, () => line);
    expect(() => read('c1,"', ...lines, 'p,"q')).toThrow(reason);
  });

  it('takes a date from its first instant to its last, in the site’s time zone', () => {
    const [row] = read('c1,a@example.org,digital,2026-11-01,2026-11-01');
    expect(row).toMatchObject({
      startsAt: new Date('2026-11-01T00:00:00+01:00'),
      endsAt: new Date('2026-11-01T23:59:59.999+01:00'),
    });
    const [elsewhere] = readEntitlements(`${HEAD}\nc1,a@example.org,digital,2026-07-01,`, 'Atlantic/Canary');
    expect(elsewhere?.startsAt).toEqual(new Date('2026-07-01T00:00:00+01:00'));
  });

  it('reports every bad line with its columns, up to twenty, and how many more there are', () => {
    const good = (id: string) => `${id},a@example.org,digital,2026-11-01,`;
    expect(() => read(good('c1'), 'c2,nobody,digital,soon,', good('c4'), 'c3')).toThrow(
      /^line 3: email: must be an email address; from: must be a day .*\nline 5: has 1 fields, not 5$/,
    );
    expect(() => read(...Array.from({ length: 23 }, () => 'c1'))).toThrow(
      /^line 2: has 1 fields.*\n(?:line .*\n){18}line 21: has 1 fields, not 5\nand 3 lines more$/,
    );
  });

  it('names both lines of a duplicate id', () => {
    const line = (id: string) => `${id},a@example.org,digital,2026-11-01,`;
    expect(() => read(line('c1'), '', line('c2'), line('c1'))).toThrow(
      /^line 5: id: is “c1”, as that of line 2$/,
    );
  });

  it('requires UTF-8, and explains how to convert the file', () => {
    const text = `${HEAD}\nc1,a@example.org,Edició digital,2026-11-01,`;
    expect(tableText(Buffer.from(text))).toBe(text);
    for (const encoding of ['latin1', 'utf16le'] as const)
      expect(() => tableText(Buffer.from(`\uFEFF${text}`, encoding))).toThrow(TableError);
    expect(() => tableText(Buffer.from(text, 'latin1'))).toThrow('CSV UTF-8');
  });

  it('accepts semicolons too, as spreadsheets here write them', () => {
    const line = 'c1;a@example.org;"anual; amb paper";2026-03-18T09:00:00+01:00;';
    const [row] = readEntitlements(`${HEAD.replaceAll(',', ';')}\r\n${line}\r\n`, 'Europe/Madrid');
    expect(row).toMatchObject({ externalId: 'c1', product: 'anual; amb paper', endsAt: null });
  });

  it('names the missing column', () => {
    expect(() => readEntitlements('id,email\n', 'Europe/Madrid')).toThrow('no column “product”');
  });

  it.each([[], ['', ' '], [',,,,']])(
    'is rejected if it has nothing but the names of its columns: %j',
    (...lines) => {
      expect(() => read(...lines)).toThrow('no line follows');
    },
  );

  it('fails only with TableError, whatever the input', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        try {
          readEntitlements([HEAD, ...lines].join('\n'), 'Europe/Madrid');
        } catch (error) {
          expect(error).toBeInstanceOf(TableError);
        }
      }),
    );
  });
});
