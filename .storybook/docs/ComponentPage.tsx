import tokensUsed from 'virtual:tokens-used';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from '../../packages/ui/src/fixtures/guide';

/** The docs page of every component: what it is for, how it is made, what it takes, all its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  const file: string = preparedMeta.parameters.fileName;
  const tokens = tokensUsed[/\/src\/([\w-]+)\//.exec(file)?.[1] ?? ''] ?? [];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide ? (
        <>
          <h2>When to use</h2>
          <p>{guide.use}</p>
          <h3>When not</h3>
          <p>{guide.avoid}</p>
        </>
      ) : null}
      <Primary />
      <h2>Props</h2>
      <Controls />
      {guide?.anatomy ? (
        <Pairs title="Anatomy" names={['data-part', 'what it is']} pairs={guide.anatomy} code />
      ) : null}
      {guide?.keyboard ? (
        <Pairs title="Keyboard" names={['Key', 'does']} pairs={guide.keyboard} code />
      ) : null}
      {guide ? (
        <>
          <h2>Accessibility</h2>
          <p>{guide.accessibility}</p>
        </>
      ) : null}
      {tokens.length ? (
        <>
          <h2>Tokens</h2>
          <p>
            {tokens.map((token) => (
              <span key={token}>
                <code>{token}</code>{' '}
              </span>
            ))}
          </p>
        </>
      ) : null}
      <Stories title="States" includePrimary={false} />
    </>
  );
}

type PairsProps = {
  title: string;
  names: readonly [string, string];
  pairs: Readonly<Record<string, string>>;
  code?: boolean;
};

function Pairs({ title, names, pairs, code = false }: PairsProps) {
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(pairs).map(([name, text]) => (
            <tr key={name}>
              <td>{code ? <code>{name}</code> : name}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
