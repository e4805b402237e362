/**
 * An endpoint of readers: its descriptor in the model, its client, what it does in the back end, and its form
 * for browsers without JavaScript. It works as generated: the text that a reader sends is returned.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, say, stop } from '../prepare.mjs';
import { inCamel, inWords, mustBeHyphenated } from './names.mjs';
import { edition, textsOf } from './source.mjs';

const MODEL = 'packages/model/src/participation';
const CLIENT = 'packages/data/src';
const ADDRESSES = 'packages/model/src/routes/table.ts';
const READERS_ADDRESSES = 'packages/model/src/routes/reader.ts';
const DOMAINS = 'apps/api/src/participation';
const MOUNTS = 'apps/api/src/server/http/reader-endpoints.ts';
const FORMS = 'apps/portal/server/participation';
const PAGES = 'apps/portal/server/form-pages.ts';

/** @param {string} name lower case, e.g. `tide-report` */
export function newCall(name) {
  mustBeHyphenated(name, 'An endpoint’s name', 'tide-report');
  const camel = inCamel(name);
  const addresses = { ...textsOf(ADDRESSES, 'ROUTES'), ...textsOf(READERS_ADDRESSES, 'READER_ROUTES') };
  if (
    Object.hasOwn(addresses, camel) ||
    Object.values(addresses).some((known) => known.split('/')[1] === name)
  )
    stop(`The address /${name}/ is reserved in ${ADDRESSES}. Choose another word.`);
  for (const taken of [`${MODEL}/${name}.ts`, `${DOMAINS}/${name}`, `${FORMS}/${name}.tsx`])
    if (existsSync(path.join(root, taken))) stop(`${taken} is there already.`);
  const words = {
    name,
    camel,
    capital: camel[0].toUpperCase() + camel.slice(1),
    group: `${name.replaceAll('-', '_').toUpperCase()}_ENDPOINTS`,
    title: inWords(name),
  };
  const files = edition();
  files.create(`${MODEL}/${name}.ts`, modelFile(words));
  files.addExport(`${MODEL}/index.ts`, `./${name}`);
  files.create(`${CLIENT}/participation/${name}.ts`, clientFile(words));
  files.addExport(`${CLIENT}/index.ts`, `./participation/${name}`);
  files.addMember(ADDRESSES, 'ROUTES', `${camel}: '/${name}/'`, { afterFirst: true });
  files.addMember(ADDRESSES, 'ROUTE_FACTS', `${camel}: { kind: 'account' }`, { afterFirst: true });
  files.create(`${DOMAINS}/${name}/endpoints.ts`, endpointsFile(words));
  files.create(`${DOMAINS}/${name}/index.ts`, `export { ${camel}Calls } from './endpoints';\n`);
  files.addImport(MOUNTS, `import { ${camel}Calls } from '../../participation/${name}';`);
  files.change(MOUNTS, (text) =>
    text.replace(/\n {2}return app;/, `\n  ${camel}Calls(app, deps, callers);\n  return app;`),
  );
  files.create(`${FORMS}/${name}.tsx`, formFile(words));
  files.addImport(PAGES, `import { ${camel}Page } from './participation/${name}';`);
  files.addMember(PAGES, 'ACCOUNT_PAGES', `[ROUTES.${camel}]: ${camel}Page`, { afterFirst: true });
  say(`${files.write().join('\n')}
Its form is at /${name}/, its endpoint at POST /api/front/${name}. Change three files: its descriptor in ${MODEL}/${name}.ts, what it does
in ${DOMAINS}/${name}/endpoints.ts, and its form with its words in ${FORMS}/${name}.tsx.
After a build, accept the new names: npx vitest run --project packages packages/checks/exports.test.ts -u`);
}

const modelFile = ({ name, camel, capital, group, title }) => `import * as v from 'valibot';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';

/** ${title} as its sender writes it. */
export const ${camel}Schema = v.object({ text: v.pipe(rule.typed(), rule.required(), rule.max(400)) });
/** Validated fields of the form at \`/${name}/\`. */
export type ${capital} = v.InferOutput<typeof ${camel}Schema>;

/** Endpoints of the form at \`/${name}/\`. */
export const ${group} = {
  /** Say here what it does, and which errors it has. */
  send: {
    method: 'POST',
    path: '/api/front/${name}',
    who: 'anyone',
    body: {} as Takes<typeof ${camel}Schema>,
    response: v.object({ text: v.string() }),
  },
} as const satisfies Endpoints;
`;

const clientFile = ({ capital, group, title }) => `import { ${group} } from '@portal/model/participation';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** Calls of ${title.toLowerCase()}. Each rejects with a RequestError. */
export type ${capital}Calls = CallsOf<typeof ${group}>;

/** Calls of ${title.toLowerCase()} over a client, one method each. */
export const create${capital} = (client: Client): ${capital}Calls => createCalls(client, ${group});
`;

const endpointsFile = ({
  camel,
  group,
  title,
}) => `import { ${group}, ${camel}Schema } from '@portal/model/participation';
import type { Hono } from 'hono';
import { serve } from '../../platform/http';
import type { AccountContext, AccountDeps } from '../../readers/accounts';

/** Endpoints for readers: ${title.toLowerCase()}. */
export function ${camel}Calls(app: Hono, { limits }: AccountDeps, { guards }: AccountContext): void {
  serve(app, guards, ${group}, {
    send: async ({ context, body }) => {
      // Give it a rate of its own in platform/limits/rates.ts.
      await limits.count('contact', context.ip);
      const { text } = await body(${camel}Schema);
      return { text };
    },
  });
}
`;

const formFile = ({ name, camel, capital, title }) => `import { create${capital} } from '@portal/data';
import { inEveryLanguage, ROUTES } from '@portal/model';
import { ${camel}Schema } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { Inline, Stack } from '@portal/ui/layout';
import { PortalProvider } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { PageMain } from '@portal/ui/page';
import { Heading } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import { form, formPage, type SentForm } from '../../app/form-page';
import { accountHead, titleWithFaults } from '../../app/readers/account/page';
import type { Visit } from '../../app/visit';

const TEXTS = inEveryLanguage({
  ca: { title: '${title}', text: 'Text', send: 'Envia', sent: 'Ha arribat.', failed: 'No s’ha pogut enviar. Torna-ho a provar.' },
  es: { title: '${title}', text: 'Texto', send: 'Enviar', sent: 'Ha llegado.', failed: 'No se ha podido enviar. Vuelve a intentarlo.' },
  en: { title: '${title}', text: 'Text', send: 'Send', sent: 'It has arrived.', failed: 'It could not be sent. Try again.' },
});

function formView({ context, url }: Visit, { values, errors, failure, status }: SentForm) {
  const { locale, site } = context;
  const texts = TEXTS[site.language];
  return {
    ...(status ? { status } : {}),
    head: accountHead(titleWithFaults(texts.title, errors, locale), ROUTES.${camel}),
    view: (
      <PortalProvider locale={locale}>
        <PageMain>
          <Heading headingLevel={1} size="xl">
            {texts.title}
          </Heading>
          {failure && !errors ? <FormAlert>{texts.failed}</FormAlert> : null}
          {url.searchParams.has('done') ? (
            <Notice locale={locale} variant="success">
              {texts.sent}
            </Notice>
          ) : null}
          <form method="post" noValidate action={ROUTES.${camel}}>
            <Stack gap="4">
              <TextField
                name="text"
                label={texts.text}
                required
                defaultValue={values?.text}
                error={errors?.text}
                autoFocus={errors?.text !== undefined}
              />
              <Inline>
                <Button type="submit">{texts.send}</Button>
              </Inline>
            </Stack>
          </form>
        </PageMain>
      </PortalProvider>
    ),
  };
}

/** \`/${name}/\`: say here what readers send. */
export const ${camel}Page = formPage((visit) =>
  form(visit, {
    schema: ${camel}Schema,
    send: (input) => create${capital}(visit.client).send(input),
    show: (sent) => formView(visit, sent),
    done: () => \`\${ROUTES.${camel}}?done=1\`,
  }),
);
`;
