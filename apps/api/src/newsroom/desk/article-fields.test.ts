import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ARTICLE_FIELD_NAMES, ARTICLE_FIELDS } from '@portal/model';
import { deskContentSchema, deskLogSchema, LOG_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { QUICKER_ENGINE } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { type TestNewsroom, testNewsroom } from '../../testing/newsroom';

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const wxr = (text: string, more: string) => `<?xml version="1.0"?><rss version="2.0"
  xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <wp:base_site_url>https://diari.example</wp:base_site_url><item><title>El pa de sempre</title>
  <link>https://diari.example/pa/</link><wp:post_id>7</wp:post_id><wp:post_type>post</wp:post_type>
  <wp:status>publish</wp:status><wp:post_date_gmt>2024-03-05 08:00:00</wp:post_date_gmt>${more}
  <content:encoded><![CDATA[<p>${text}</p>]]></content:encoded></item></channel></rss>`;

describe.each(ARTICLE_FIELD_NAMES)('the field %s of an article', (name) => {
  const { importedFrom, max } = ARTICLE_FIELDS[name];
  let accounts: TestAccounts;
  let newsroom: TestNewsroom;
  let editor: TestEditor;

  beforeAll(async () => {
    accounts = await testAccounts(QUICKER_ENGINE[0]);
    newsroom = await testNewsroom(accounts.database);
    editor = await newEditor(accounts, 'mar@prova.example', 'chief', 'Mar Vidal');
  });
  afterAll(async () => {
    await newsroom?.remove();
    await accounts?.database.remove();
  });

  const importPost = async (text: string, value: string) => {
    const file = path.join(newsroom.folder, 'export.xml');
    await writeFile(file, wxr(text, meta(importedFrom.wordpress[0], value)));
    await newsroom.run(file);
  };
  const store = (values: Partial<typeof contents.$inferInsert>) =>
    newsroom.database.db.update(contents).set(values).where(eq(contents.path, '/pa/'));
  const shown = async () => (await newsroom.page('/pa/'))?.fields?.[name];
  const deskPath = async () => {
    const [row] = await newsroom.database.db
      .select({ id: contents.id })
      .from(contents)
      .where(eq(contents.path, '/pa/'));
    return `/api/desk/contents/${row?.id}`;
  };
  const send = async (body: object) => editor.post(`${await deskPath()}/fields`, body);
  const save = (value: string, seen?: string) =>
    send({ fields: { [name]: value }, ...(seen === undefined ? {} : { shown: { [name]: seen } }) });
  const atDesk = async () => v.parse(deskContentSchema, (await editor.get(await deskPath())).response).fields;

  /** An article whose field is as its newsroom sent it, whatever an earlier test did. */
  beforeEach(async () => {
    await importPost('Bo.', 'Primer');
    await store({ extra: { fields: { [name]: 'Primer' } }, editedFields: {} });
  });

  it('is imported from WordPress and from ninjs as plain text', async () => {
    await importPost('Bo.', 'De la <b>redacció</b> &amp; amics');
    expect(await shown()).toBe('De la redacció & amics');
    const file = path.join(newsroom.folder, 'items.json');
    const item = { uri: 'urn:prova:1', type: 'text', headline: 'Peix', firstcreated: '2024-03-05T09:00:00Z' };
    await writeFile(
      file,
      JSON.stringify({ ...item, body_text: 'Fresc.', extra: { [importedFrom.ninjs[0]]: 'Des del port' } }),
    );
    await newsroom.run(file);
    expect((await newsroom.page('/peix/'))?.fields).toEqual({ [name]: 'Des del port' });
  });

  it('keeps an editor’s value through imports, until it is the newsroom’s again', async () => {
    expect((await save('  De l’editora ')).status).toBe(200);
    expect(await shown()).toBe('De l’editora');
    await importPost('Molt bo.', 'Segon');
    expect(await shown()).toBe('De l’editora');
    expect(await atDesk()).toEqual({ sent: { [name]: 'Segon' }, edited: { [name]: 'De l’editora' } });
    await save('Segon');
    await importPost('Boníssim.', 'Tercer');
    expect(await shown()).toBe('Tercer');
    expect(await atDesk()).toMatchObject({ edited: {} });
  });

  it('is hidden by an empty value', async () => {
    await save('');
    expect(await newsroom.page('/pa/')).not.toHaveProperty('fields');
    await save('Primer');
    expect(await shown()).toBe('Primer');
  });

  const lines = async () =>
    v.parse(deskLogSchema, (await editor.get(LOG_DESK_ENDPOINTS.log.path)).response).lines;

  it('rejects a value that is too long, and logs only changes', async () => {
    expect(await save('a'.repeat(max + 1))).toMatchObject({
      status: 400,
      issues: [{ field: name, code: 'max', limit: max }],
    });
    await save('Nou');
    const logged = await lines();
    expect(logged[0]).toMatchObject({
      act: 'content.fields',
      details: { texts: { [name]: { from: 'Primer', to: 'Nou' } } },
    });
    await save('Nou');
    expect(await lines()).toHaveLength(logged.length);
  });

  it('stays as it is while a form does not have it, and null is refused', async () => {
    await save('De l’editora');
    expect((await send({ fields: {} })).status).toBe(200);
    for (const body of [{ fields: { [name]: null } }, { fields: null }, {}, { [name]: 'x' }])
      expect((await send(body)).status).toBe(400);
    expect(await atDesk()).toMatchObject({ edited: { [name]: 'De l’editora' } });
  });

  it('may stay longer than an editor may write it', async () => {
    const long = 'a'.repeat(max + 1);
    // As an earlier version imported it.
    await store({ extra: { fields: { [name]: long } } });
    for (const seen of [undefined, long]) expect((await save(long, seen)).status).toBe(200);
    expect(await atDesk()).toEqual({ sent: { [name]: long }, edited: {} });
    expect((await save('Curt', long)).status).toBe(200);
    // Back to the newsroom's.
    expect((await save(long, 'Curt')).status).toBe(200);
    expect((await save(`${long}a`, long)).status).toBe(400);
    expect(await atDesk()).toEqual({ sent: { [name]: long }, edited: {} });
  });

  it('follows its newsroom after a form that shows an older text of it', async () => {
    await importPost('Bo.', 'Segon');
    // A browser sends each line end as two characters, and no spaces around a text.
    for (const value of ['Primer', ' Primer\r\n']) expect((await save(value, 'Primer')).status).toBe(200);
    expect(await atDesk()).toEqual({ sent: { [name]: 'Segon' }, edited: {} });
  });

  it('is not overwritten by a form that shows an older text of it', async () => {
    const logged = (await lines()).length;
    await importPost('Bo.', 'Segon');
    const refused = await save('De l’editora', 'Primer');
    expect(refused).toMatchObject({ status: 409, code: 'CONFLICT', issues: [{ field: name }] });
    expect(refused.response).toEqual({ [name]: { current: 'Segon', wanted: 'De l’editora' } });
    expect(await atDesk()).toEqual({ sent: { [name]: 'Segon' }, edited: {} });
    expect(await lines()).toHaveLength(logged);
    // Now seen, and kept by intent.
    expect((await save('De l’editora', 'Segon')).status).toBe(200);
    // Another editor, with the text of before; and one with the same change.
    expect((await save('D’una altra', 'Segon')).status).toBe(409);
    expect((await save('De l’editora', 'Segon')).status).toBe(200);
    expect(await atDesk()).toMatchObject({ edited: { [name]: 'De l’editora' } });
  });

  it('is left alone by a change of the other fields', async () => {
    const long = 'a'.repeat(max + 1);
    await store({ extra: { fields: { [name]: long } } });
    for (const other of ARTICLE_FIELD_NAMES.filter((known) => known !== name)) {
      const body = { fields: { [name]: long, [other]: 'Nou' }, shown: { [name]: long, [other]: '' } };
      expect((await send(body)).status).toBe(200);
      expect((await atDesk()).edited).toEqual({ [other]: 'Nou' });
      await send({ fields: { [other]: '' }, shown: { [other]: 'Nou' } });
    }
  });
});
