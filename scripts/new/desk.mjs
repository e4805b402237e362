/**
 * A screen of the desk: its endpoints in the model, what they do in the back end, and the screen with its words. It works as generated:
 * notes that colleagues write are lines of the desk's log.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, say, stop } from '../prepare.mjs';
import { inCamel, inWords, mustBeHyphenated } from './names.mjs';
import { edition, textsOf } from './source.mjs';

const MODEL = 'packages/model/src/newsroom';
const ADDRESSES = 'packages/model/src/routes/table.ts';
const DOMAINS = 'apps/api/src/newsroom';
const MOUNTS = 'apps/api/src/server/http/desk-endpoints.ts';
const SCREENS = 'apps/portal/app/newsroom/desk/screens';

/** Place after the last screen of the group in the navigation. */
function freePlace() {
  const folder = path.join(root, SCREENS);
  const places = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/group: 'publishing',\s+order: (\d+)/g)].map(
      ([, order]) => Number(order),
    ),
  );
  return Math.max(0, ...places) + 1;
}

/** @param {string} name lower case, e.g. `tides` */
export function newDesk(name) {
  mustBeHyphenated(name, 'A screen’s name', 'tides');
  const camel = inCamel(name);
  const capital = camel[0].toUpperCase() + camel.slice(1);
  const group = `${name.replaceAll('-', '_').toUpperCase()}_DESK_ENDPOINTS`;
  const route = `desk${capital}`;
  const known = textsOf(ADDRESSES, 'DESK_ROUTES');
  if (Object.hasOwn(known, route) || Object.values(known).includes(`/redaccio/${name}/`))
    stop(`The desk has a screen at /redaccio/${name}/ already: see ${ADDRESSES}.`);
  for (const taken of [`${MODEL}/${name}.ts`, `${DOMAINS}/${name}`, `${SCREENS}/${name}.tsx`])
    if (existsSync(path.join(root, taken))) stop(`${taken} is there already.`);
  const words = { name, camel, capital, group, route, order: freePlace() };
  const files = edition();
  files.create(`${MODEL}/${name}.ts`, modelFile(words));
  files.addExport(`${MODEL}/index.ts`, `./${name}`);
  files.addImport(`${MODEL}/desk.ts`, `import { ${group} } from './${name}';`);
  files.addMember(`${MODEL}/desk.ts`, 'DESK_ENDPOINTS', `...${group}`);
  files.change(`${MODEL}/desk.ts`, (text) =>
    text.replace('export type DeskEndpoints = ', `export type DeskEndpoints = typeof ${group} & `),
  );
  files.addMember(`${MODEL}/roles.ts`, 'DESK_ACTS', `'${camel}.note': 'editor'`);
  files.addMember(`${MODEL}/roles.ts`, 'DESK_TOPICS', `'${camel}'`);
  files.addMember(ADDRESSES, 'DESK_ROUTES', `${route}: '/redaccio/${name}/'`);
  files.addMember(ADDRESSES, 'ROUTE_FACTS', `${route}: desk`);
  files.create(`${DOMAINS}/${name}/desk-endpoints.ts`, endpointsFile(words));
  files.create(`${DOMAINS}/${name}/index.ts`, `export { ${camel}DeskCalls } from './desk-endpoints';\n`);
  files.addImport(MOUNTS, `import { ${camel}DeskCalls } from '../../newsroom/${name}';`);
  files.change(MOUNTS, (text) =>
    text.replace(/\n {2}return app;/, `\n  ${camel}DeskCalls(app, deps, guards);\n  return app;`),
  );
  files.create(`${SCREENS}/${name}.tsx`, screenFile(words));
  say(`${files.write().join('\n')}
Its address is /redaccio/${name}/. Change three files: its endpoints in ${MODEL}/${name}.ts, what they do in
${DOMAINS}/${name}/desk-endpoints.ts, and the screen with its words in ${SCREENS}/${name}.tsx.
After a build, accept the new names of the model: npx vitest run --project packages packages/checks/exports.test.ts -u`);
}

const modelFile = ({ name, camel, capital, group }) => `import * as v from 'valibot';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';

/** Form of a note on ${inWords(name).toLowerCase()}. */
export const ${camel}NoteSchema = v.object({
  text: v.pipe(rule.typed(), rule.required(), rule.max(400)),
});

/** Latest notes of the desk on ${inWords(name).toLowerCase()}, newest first; dates are ISO 8601. */
export const desk${capital}Schema = v.object({
  notes: v.array(v.object({ text: v.string(), author: v.nullable(v.string()), at: v.string() })),
});
/** Notes of the desk on ${inWords(name).toLowerCase()}. */
export type Desk${capital} = v.InferOutput<typeof desk${capital}Schema>;

/** Endpoints that the screen of ${inWords(name).toLowerCase()} uses. */
export const ${group} = {
  /** Latest notes, newest first. */
  ${camel}: { method: 'GET', path: '/api/desk/${name}', who: 'desk', response: desk${capital}Schema },
  /** Adds a note. */
  note${capital}: {
    method: 'POST',
    path: '/api/desk/${name}',
    who: 'desk',
    act: '${camel}.note',
    body: {} as Takes<typeof ${camel}NoteSchema>,
  },
} as const satisfies Endpoints;
`;

const endpointsFile = ({
  name,
  camel,
  capital,
  group,
}) => `import { ${group}, type Desk${capital}, ${camel}NoteSchema } from '@portal/model/newsroom';
import { and, desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { serve } from '../../platform/http';
import { type DeskDeps, type DeskGuards, deskLog, writeAct } from '../../sites/desk-kit';

/** Notes that are shown. */
const SHOWN = 20;

async function notesOf(db: Database, site: string): Promise<Desk${capital}> {
  const lines = await db
    .select()
    .from(deskLog)
    .where(and(eq(deskLog.site, site), eq(deskLog.act, '${camel}.note')))
    .orderBy(desc(deskLog.line))
    .limit(SHOWN);
  return {
    notes: lines.map(({ details, actorName, at }) => ({
      text: v.parse(v.string(), details.text),
      author: actorName,
      at: at.toISOString(),
    })),
  };
}

/** Desk endpoints for ${inWords(name).toLowerCase()}. */
export function ${camel}DeskCalls(app: Hono, { db, now }: DeskDeps, guards: DeskGuards): void {
  serve(app, guards, ${group}, {
    ${camel}: async ({ context }) => notesOf(db, context.site.alias),
    note${capital}: async ({ actor, body }) => {
      const { text } = await body(${camel}NoteSchema);
      await db.transaction((tx) =>
        writeAct(tx, actor, { act: '${camel}.note', subject: '${camel}:', details: { text } }, now()),
      );
    },
  });
}
`;

const screenFile = ({
  name,
  camel,
  capital,
  route,
  order,
}) => `import { inEveryLanguage, ROUTES, validate } from '@portal/model';
import { type Desk${capital}, type DeskUser, mayAct, ${camel}NoteSchema } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { messagesOf, type Visit, valuesOf } from '../../../visit';
import { atDesk, deskScreen, doneMessage, refusedStatus, type ScreenLogWords } from '../desk-screen';
import { deskView } from '../frame';
import { momentInWords } from '../moments';
import { QueueCard, Quote } from '../queue-card';

const TEXTS = inEveryLanguage({
  ca: {
    title: '${inWords(name)}',
    text: 'Escriu aquí per a què serveix.',
    none: 'Encara no hi ha cap nota.',
    note: 'Nota',
    send: 'Desa la nota',
    failed: 'No s’ha pogut desar. Torna-ho a provar.',
  },
  es: {
    title: '${inWords(name)}',
    text: 'Escribe aquí para qué sirve.',
    none: 'Aún no hay ninguna nota.',
    note: 'Nota',
    send: 'Guardar la nota',
    failed: 'No se ha podido guardar. Vuelve a intentarlo.',
  },
  en: {
    title: '${inWords(name)}',
    text: 'Say here what it is for.',
    none: 'There are no notes yet.',
    note: 'Note',
    send: 'Save the note',
    failed: 'It could not be saved. Try again.',
  },
});

/** Confirmations of its acts. */
const DONE = inEveryLanguage({
  ca: { note: 'S’ha desat la nota.' },
  es: { note: 'Se ha guardado la nota.' },
  en: { note: 'The note has been saved.' },
});

/** Words of the log for its acts. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { ${camel}: '${inWords(name).toLowerCase()}' },
    kinds: { ${camel}: '${inWords(name)}' },
    details: { text: 'text' },
    acts: { '${camel}.note': 'escriu una nota' },
  },
  es: {
    topics: { ${camel}: '${inWords(name).toLowerCase()}' },
    kinds: { ${camel}: '${inWords(name)}' },
    details: { text: 'texto' },
    acts: { '${camel}.note': 'escribe una nota' },
  },
  en: {
    topics: { ${camel}: '${inWords(name).toLowerCase()}' },
    kinds: { ${camel}: '${inWords(name)}' },
    details: { text: 'text' },
    acts: { '${camel}.note': 'writes a note' },
  },
});

type Said = {
  done?: string;
  alert?: string;
  status?: number;
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
};

async function notesPage({ desk, context }: Visit, user: DeskUser, said: Said = {}) {
  return notesView(context, { ...said, user, notes: (await desk.${camel}()).notes });
}

type ViewProps = Said & { user: DeskUser; notes: Desk${capital}['notes'] };

function notesView(context: PageContext, { user, notes, ...said }: ViewProps): AccountView {
  const { done, alert, status, values = {}, errors = {} } = said;
  const texts = TEXTS[context.site.language];
  return deskView(context, {
    title: texts.title,
    path: ROUTES.${route},
    user,
    status,
    alert,
    errors,
    said: done,
    children: (
      <>
        {mayAct(user.role, '${camel}.note') ? (
          <form method="post" noValidate action={ROUTES.${route}}>
            <Stack gap="4">
              <TextField
                name="text"
                label={texts.note}
                required
                defaultValue={values.text}
                error={errors.text}
                autoFocus={errors.text !== undefined}
              />
              <Inline>
                <Button type="submit">{texts.send}</Button>
              </Inline>
            </Stack>
          </form>
        ) : null}
        {notes.length ? null : <Text tone="quiet">{texts.none}</Text>}
        {notes.map(({ text, author, at }) => (
          <QueueCard key={at} title={author ?? texts.note} facts={[momentInWords(context, at)]}>
            <Quote>{text}</Quote>
          </QueueCard>
        ))}
      </>
    ),
  });
}

/** \`/redaccio/${name}/\`: say here what colleagues do on it. */
export default deskScreen({
  path: ROUTES.${route},
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'publishing',
    order: ${order},
    title: (language) => TEXTS[language].title,
    text: (language) => TEXTS[language].text,
  },
  get: atDesk((visit, user) => notesPage(visit, user, doneMessage(visit, DONE))),
  post: atDesk(async (visit, user) => {
    const values = valuesOf(visit);
    const checked = validate(${camel}NoteSchema, values);
    if (!checked.valid)
      return notesPage(visit, user, { values, errors: messagesOf(visit, checked.issues), status: 400 });
    try {
      await visit.desk.note${capital}(checked.value);
      return { location: \`\${ROUTES.${route}}?done=note\` };
    } catch (error) {
      const status = refusedStatus(error);
      return notesPage(visit, user, { values, alert: TEXTS[visit.context.site.language].failed, status });
    }
  }),
});
`;
