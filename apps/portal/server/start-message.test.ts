import { expect, it } from 'vitest';
import { startMessage } from './start-message';

const far = {
  alias: 'far',
  name: 'El Far',
  hosts: ['far.localhost', 'elfar.example'],
  url: 'https://elfar.example',
};
const bay = { alias: 'bay', name: 'The Bay', hosts: ['bay.example'], url: 'https://bay.example' };

it('lists the sites, by their local names if they have one', () => {
  expect(startMessage({ sites: [far, bay], listsEmails: false }, 4000)).toEqual([
    'Portal is ready:',
    '  http://far.localhost:4000  El Far',
    '  https://bay.example        The Bay',
    '  http://localhost:4000      the default site',
    'Press Ctrl-C to stop.',
  ]);
});

it('begins with the front door if it is open', () => {
  expect(startMessage({ sites: [far], listsEmails: false, frontDoor: {} }, 4000)).toEqual([
    'Portal is ready:',
    '  http://localhost:4000      the front door: begin here',
    '  http://far.localhost:4000  El Far',
    'Press Ctrl-C to stop.',
  ]);
});

it('says where emails are listed, if they are', () => {
  const listed = startMessage({ sites: [], listsEmails: true }, 4000).join('\n');
  expect(listed).toContain('http://localhost:4000/dev/mail  emails');
});

it('shows only the port if the back end is remote', () => {
  expect(startMessage(null, 4000)).toEqual(['Portal is ready on port 4000', 'Press Ctrl-C to stop.']);
});
