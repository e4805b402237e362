/** Sends requests to a local server over persistent connections, under its public host name. */
import { Agent, request } from 'node:http';

/**
 * @param {number} port
 * @param {string} host name of the site's host, without the port
 */
export function asker(port, host) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (address, headers = {}, { method = 'GET', body } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        agent,
        method,
        host: '127.0.0.1',
        port,
        path: address,
        headers: { host: `${host}:${port}`, ...headers },
      };
      request(options, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      })
        .once('error', reject)
        .end(body);
    });
  /**
   * The text of a page.
   * @throws Error for any response but 200
   */
  const page = async (address, headers) => {
    const { status, body } = await ask(address, headers);
    if (status !== 200)
      throw new Error(`http://${host}${address} answered ${status}: ${body.toString().slice(0, 200)}`);
    return body.toString();
  };
  return { ask, page, close: () => agent.destroy() };
}
