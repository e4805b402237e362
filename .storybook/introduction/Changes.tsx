import changes from 'virtual:changes';
import { Markdown } from '@storybook/addon-docs/blocks';

const KINDS = [
  { bump: 'major', title: 'To be written differently' },
  { bump: 'minor', title: 'New' },
  { bump: 'patch', title: 'Mended' },
];

/** What is new in the packages: the notes that wait for the next version, then the newest version. */
export function Changes() {
  return (
    <>
      {KINDS.map(({ bump, title }) => {
        const notes = changes.notes.filter((note) => note.bump === bump);
        return notes.length ? (
          <section key={bump}>
            <h2>{title}, in the next version</h2>
            {notes.map(({ name, packages, text }) => (
              <article key={name} style={{ marginBlockEnd: 24 }}>
                <Markdown>{text}</Markdown>
                <small>{packages.join(', ')}</small>
              </article>
            ))}
          </section>
        ) : null;
      })}
      {changes.released ? <Markdown>{changes.released}</Markdown> : null}
    </>
  );
}
