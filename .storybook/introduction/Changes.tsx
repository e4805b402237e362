import changes from 'virtual:changes';
import { Linked } from '../docs/To';
import { CHANGE_KINDS, type Change } from '../facts/kinds';

function Kinds({ of }: { of: readonly Change[] }) {
  return CHANGE_KINDS.map((kind) => {
    const told = of.filter((change) => change.kind === kind);
    return told.length ? (
      <section key={kind}>
        <h3>{kind}</h3>
        <ul>
          {told.map(({ text }) => (
            <li key={text}>
              <Linked>{text}</Linked>
            </li>
          ))}
        </ul>
      </section>
    ) : null;
  });
}

/** Changes that are visible to designers: those of the next version, then those of the newest one. */
export function Changes() {
  const { next, version, released } = changes;
  return (
    <>
      {next.length ? (
        <>
          <h2>In the next version</h2>
          <Kinds of={next} />
        </>
      ) : null}
      {version ? (
        <>
          <h2>Version {version}</h2>
          <Kinds of={released} />
        </>
      ) : null}
    </>
  );
}
