import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { inPlainNode } from './node';

const renderedSchema = v.object({ card: v.string(), header: v.string(), article: v.string() });
let rendered: v.InferOutput<typeof renderedSchema>;

beforeAll(async () => {
  rendered = v.parse(renderedSchema, await inPlainNode('render.mjs'));
}, 120_000);

it('renders a card whose headline is the link, with its time in the page’s language', () => {
  expect(rendered.card).toMatch(/<h3[^>]*><a [^>]*href="\/territori\/bocana\/"[^>]*>El port torna/);
  expect(rendered.card).toContain('data-content-id="bocana"');
  expect(rendered.card).toContain('dateTime="2026-03-18T16:10:00.000Z">17:10</time>');
});

it('renders a header in its brand and scheme, with the interactive account menu', () => {
  expect(rendered.header).toMatch(/^<div data-site="far" data-scheme="dark" lang="ca">/);
  expect(rendered.header).toContain('href="/territori/"');
  expect(rendered.header).toMatch(/data-part="account">.+/);
  expect(rendered.header).toContain('dimecres, 18 de març de 2026');
});

it('renders an article from headline to tags', () => {
  expect(rendered.article).toMatch(/<h1[^>]*>El port torna a obrir la bocana/);
  for (const words of ['El vent ha amainat', 'Danys a la llotja', 'Damià Roig', 'Núria Escarré', 'Temporal'])
    expect(rendered.article).toContain(words);
});

it('uses class names and leaves styles to the style sheets', () => {
  expect(rendered.article).toMatch(/<article class="[^"]+"/);
  expect(Object.values(rendered).join('')).not.toContain('<style');
});
