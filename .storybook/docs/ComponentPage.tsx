import tokensUsed from 'virtual:tokens-used';
import weights from 'virtual:weights';
import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { type Guide, WRITING, type Writing } from '../../packages/ui/src/fixtures/guide';
import { Anatomy } from './Anatomy';
import { DoDont } from './DoDont';
import * as look from './looks';
import { PagesAtWidths, States } from './States';
import { Linked } from './To';
import { Tokens } from './Tokens';

/** Whether a value is a component that can be drawn with any arguments: the subject of a story file. */
const isComponent = (value: unknown): value is ComponentType<Record<string, unknown>> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** A component’s own name: minified builds shorten it in the code and keep it in a separate property. */
const nameOf = (component: unknown): string =>
  typeof component === 'function' && 'displayName' in component ? String(component.displayName) : '';

/** Docs page of a component: its purpose, its parts, its props and all its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  const file: string = preparedMeta.parameters.fileName;
  const isPage = preparedMeta.title.startsWith('Pages/');
  // Whole pages are not exported.
  const folder = isPage ? '' : (/packages\/ui\/src\/([\w-]+)\//.exec(file)?.[1] ?? '');
  const tokens = tokensUsed[folder] ?? [];
  const groups: readonly string[] = preparedMeta.parameters.tokens ?? [];
  const { component, title } = preparedMeta;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {folder && component ? (
        <Facts folder={folder} name={title.split('/').at(-1) ?? ''} component={component} />
      ) : null}
      {guide?.covers ? <States covers={guide.covers} first /> : null}
      {guide?.covers || groups.length || isPage ? null : <Primary />}
      {guide ? <Use guide={guide} title={title} /> : null}
      {guide?.pairs && isComponent(component) ? (
        <>
          <h2>Do and don’t</h2>
          <DoDont pairs={guide.pairs} component={component} args={preparedMeta.initialArgs} />
        </>
      ) : null}
      {guide?.anatomy ? (
        <>
          <h2>Anatomy</h2>
          <Anatomy parts={guide.anatomy} covers={guide.covers} />
        </>
      ) : null}
      {folder && component ? (
        <>
          <h2>Props</h2>
          <div style={look.scroll}>
            <Controls />
          </div>
        </>
      ) : null}
      {guide?.writing ? (
        <>
          <h2>What to write in it</h2>
          <Writings of={guide.writing} />
        </>
      ) : null}
      {guide?.keyboard ? (
        <>
          <h2>Keyboard</h2>
          <Keys of={guide.keyboard} />
        </>
      ) : null}
      {guide ? (
        <>
          <h2>Accessibility</h2>
          <p>
            <Linked except={title}>{guide.accessibility}</Linked>
          </p>
        </>
      ) : null}
      {tokens.length ? (
        <>
          <h2>Tokens</h2>
          <Tokens names={tokens} />
        </>
      ) : null}
      {groups.length ? (
        <>
          <h2>Values, sources and contrast</h2>
          <p>
            In the toolbar’s scheme and contrast. Under a colour: the weakest of the pairs that the build
            measures with it; hold the pointer over it to see which.
          </p>
          <Tokens names={groups} detailed />
        </>
      ) : null}
      <h2>{isPage ? 'On a phone, a tablet and a desktop' : folder ? 'States' : 'Samples'}</h2>
      {groups.length ? <States first /> : null}
      {isPage ? <PagesAtWidths /> : <States covers={guide?.covers} />}
    </>
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** Import and weight of a component. */
function Facts({ folder, name, component }: { folder: string; name: string; component: unknown }) {
  const known = [nameOf(component), name].find((one) => Object.hasOwn(weights, one));
  const weight = known === undefined ? undefined : weights[known];
  return (
    <p style={look.facts}>
      <code>
        import {'{'} {known ?? name} {'}'} from '@portal/ui/{folder}'
      </code>
      {weight ? (
        <span>
          {kilobytes(weight.script)} of script, {kilobytes(weight.style)} of style, compressed; React and
          tokens apart
        </span>
      ) : null}
    </p>
  );
}

function Use({ guide, title }: { guide: Guide; title: string }) {
  return (
    <>
      <h2>When to use</h2>
      <p>
        <Linked except={title}>{guide.use}</Linked>
      </p>
      <h3>When not</h3>
      <p>
        <Linked except={title}>{guide.avoid}</Linked>
      </p>
    </>
  );
}

function Writings({ of }: { of: readonly Writing[] }) {
  return (
    <div style={look.scroll}>
      <table>
        <thead>
          <tr>
            <th>Text</th>
            <th>Catalan, at most</th>
            <th>Spanish, at most</th>
            <th>How</th>
            <th>Example</th>
          </tr>
        </thead>
        <tbody>
          {of.map((name) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{WRITING[name].ca} characters</td>
              <td>{WRITING[name].es} characters</td>
              <td>{WRITING[name].rule}</td>
              <td lang="ca">{WRITING[name].example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Keys({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <div style={look.scroll}>
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>Does</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(of).map(([key, text]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
