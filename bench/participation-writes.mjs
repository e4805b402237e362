/** Comments, votes and files of readers, each sent until it is acknowledged. */
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Files of one reader: fewer than the daily limit of 20, because a file whose response was lost counts too.
 */
export const FILES_A_READER = 15;
/**
 * Milliseconds between attempts, and their maximum for one write: a back end may be unavailable for some
 * seconds.
 */
const AGAIN = 50;
const MAX_ATTEMPTS = 600;

/** Cookies set by a response, as a browser returns them. */
export const cookieOf = ({ headers }) =>
  headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');

/**
 * Retries until it succeeds.
 * @param {() => Promise<boolean | number>} attempt returns whether it succeeded, or the status of a temporary
 * refusal
 * @throws Error for a permanent refusal
 */
export async function insist(attempt) {
  let last;
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    // The server is gone, or the response was lost: the outcome is unknown, and the reader retries.
    last = await attempt().catch((error) => (error.isFinal ? Promise.reject(error) : String(error)));
    if (last === true) return;
    await wait(AGAIN);
  }
  throw new Error(`a write was never acknowledged: ${last}`);
}

const refused = (what, { status, text }) =>
  Object.assign(new Error(`${what} was refused: ${status} ${text.slice(0, 200)}`), { isFinal: true });
const isAway = (status) => [429, 500, 502, 503, 504].includes(status);

/** Twice at once, like a double click. */
export const twice = async (what, ask) => {
  const answers = await Promise.allSettled([ask(), ask()]);
  const [done] = answers.filter(({ value }) => value?.status === 200);
  if (done) return true;
  const [final] = answers.flatMap(({ value }) => (value && !isAway(value.status) ? [value] : []));
  if (final) throw refused(what, final);
  return false;
};

export function commentsOf({ backEnds, readers, story }, count) {
  return Array.from({ length: count }, (_, n) => async () => {
    const comment = `Comentari de prova número ${n}, que ningú més no ha escrit.`;
    const body = { comment, parentId: null, key: `comment-${String(n).padStart(6, '0')}` };
    const cookie = readers[n % readers.length];
    await insist(() =>
      twice('a comment', () => backEnds.post(`/api/front/comments/${story}`, body, { cookie })),
    );
  });
}

export function votesOf({ backEnds, poll, option }, count) {
  return Array.from({ length: count }, (_, n) => async () => {
    const address = `10.${n >> 8}.${n & 255}.1`;
    let cookie = '';
    await insist(async () => {
      const known = await backEnds.ask(`/api/front/poll/${poll}/reader`, { address });
      cookie = known.status === 200 ? cookieOf(known) : '';
      return cookie !== '';
    });
    const body = { options: [String(option)] };
    await insist(() =>
      twice('a vote', () => backEnds.post(`/api/front/poll/${poll}/vote`, body, { cookie, address })),
    );
  });
}

const encoded = (words) =>
  Object.entries(words)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Files in two chunks, each resumed at the offset that the server reports. */
export function filesOf({ backEnds, readers, call }, count, picture) {
  const TUS = { 'tus-resumable': '1.0.0' };
  return Array.from({ length: count }, (_, n) => async () => {
    const cookie = readers[Math.floor(n / FILES_A_READER)];
    const words = { title: `Foto ${n}`, caption: '', place: '', credit: 'N.', rights: 'on' };
    let to = '';
    await insist(async () => {
      const answer = await backEnds.ask('/api/front/uploads/', {
        method: 'POST',
        headers: {
          ...TUS,
          cookie,
          'upload-length': String(picture.length),
          'upload-metadata': encoded({ contentId: String(call), type: 'image/jpeg', ...words }),
        },
      });
      if (answer.status !== 201 && !isAway(answer.status)) throw refused('a file', answer);
      to = answer.headers.get('location') ?? '';
      return to !== '' || answer.status;
    });
    await insist(async () => {
      const { status, headers } = await backEnds.ask(to, { method: 'HEAD', headers: { ...TUS, cookie } });
      if (status === 404) throw refused('a file that was begun', { status, text: '' });
      if (status !== 200) return false;
      const offset = Number(headers.get('upload-offset'));
      if (offset === picture.length) return true;
      const end = offset === 0 ? Math.ceil(picture.length / 2) : picture.length;
      await backEnds.ask(to, {
        method: 'PATCH',
        headers: {
          ...TUS,
          cookie,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: picture.subarray(offset, end),
      });
      return false;
    });
  });
}
