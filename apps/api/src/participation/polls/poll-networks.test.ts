import { endpointPath } from '@portal/model';
import {
  MAX_POLL_READERS_OF_NETWORK,
  MAX_POLL_VOTES_OF_NETWORK,
  POLL_ENDPOINTS,
} from '@portal/model/participation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER } from '../../platform/http/headers';
import { recentDigests } from '../../platform/networks/network-digests';
import { ENGINES } from '../../testing/database';
import { shownTo, type TestPolls, testPolls, voteIn } from '../../testing/polls';
import { TestReader } from '../../testing/reader';
import { pollVotes } from './tables';

describe.each(ENGINES)('votes per network in a poll, on %s', (engine) => {
  let test: TestPolls;
  beforeAll(async () => {
    test = await testPolls(engine, { settings: { limits: false } });
  });
  afterAll(() => test?.database.remove());

  /** A browser that already has the poll's device cookie. */
  const known = async (address: string, id: string) => {
    const reader = new TestReader(test.app, 'prova.example', { [ADDRESS_HEADER]: address });
    await shownTo(reader, id);
    return reader;
  };

  it('limits a network with many accounts to the votes of a town', async () => {
    const { id, options } = await test.poll();
    const [yes = ''] = options;
    const { reader } = await test.readers.loggedIn();
    const { reader: another } = await test.readers.loggedIn();
    const vote = (who: TestReader, address: string) =>
      who.ask(
        'POST',
        endpointPath(POLL_ENDPOINTS.vote, id),
        { options: [yes] },
        { [ADDRESS_HEADER]: address },
      );
    const address = '203.0.113.251';
    const at = test.clock.now();
    const { network } = await recentDigests(test.database.db, at, {
      use: `poll ${id}`,
      ip: address,
      most: 0,
    });
    await test.database.db.insert(pollVotes).values(
      Array.from({ length: MAX_POLL_READERS_OF_NETWORK }, (_, voter) => ({
        contentId: Number(id),
        voter: `account:${1e6 + voter}`,
        options: [Number(yes)],
        network,
        votedAt: at,
      })),
    );
    expect(await vote(reader, address)).toMatchObject({ status: 429, code: 'TOO_MANY_VOTES' });
    expect((await vote(another, '203.0.113.252')).status).toBe(200);
    // Votes of accounts do not count toward the limit of votes without one.
    const open = await test.poll({ voters: 'everybody' });
    const digests = await recentDigests(test.database.db, at, {
      use: `poll ${open.id}`,
      ip: address,
      most: 0,
    });
    await test.database.db.insert(pollVotes).values(
      Array.from({ length: MAX_POLL_VOTES_OF_NETWORK }, (_, voter) => ({
        contentId: Number(open.id),
        voter: `account:${1e6 + voter}`,
        options: [Number(open.options[0])],
        network: digests.network,
        votedAt: at,
      })),
    );
    expect((await voteIn(await known(address, open.id), open.id, open.options[0] ?? '')).status).toBe(200);
  });

  it('limits all networks of an IPv6 /48 to little more than one network, however the poll id is written', async () => {
    const { id, options } = await test.poll({ voters: 'everybody' });
    const [yes = ''] = options;
    const votes = Array.from({ length: MAX_POLL_VOTES_OF_NETWORK + 40 }, async (_, at) => {
      const browser = await known(`2001:db8:7:${at.toString(16)}00::1`, id);
      return voteIn(browser, at % 2 ? id : `0${id}`, yes);
    });
    const statuses = (await Promise.all(votes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_POLL_VOTES_OF_NETWORK + 20);
    expect((await voteIn(await known('2001:db8:8::1', id), id, yes)).status).toBe(200);
  });
});
