/** Servers between the back end and its dependencies, which fail on demand. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that listens on its own port. */
async function listening(onConnection) {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Proxy between back end and database: `way.delay` in milliseconds, `way.isOpen`. */
export function proxyTo(port, way) {
  const forward = (from, to) => {
    from.on('data', async (bytes) => {
      from.pause();
      if (way.delay) await wait(way.delay);
      while (!way.isOpen && !from.destroyed) await wait(20);
      if (!to.destroyed) to.write(bytes);
      from.resume();
    });
    from.on('close', () => to.destroy());
  };
  return listening((near) => {
    const far = connect(port, '127.0.0.1');
    far.on('error', () => far.destroy());
    forward(near, far);
    forward(far, near);
  });
}

/** A mail server that rejects everything: every email stays in the queue. */
export const refusingMail = () => listening((socket) => socket.end('421 closed\r\n'));

/**
 * A mail server that accepts everything and does nothing else: the product is measured, not the mail server.
 * @param {(address: string) => void} onLetter called with the recipient of each accepted letter
 */
export const takingMail = (onLetter) =>
  listening((socket) => {
    let waiting = '';
    let isData = false;
    let address = '';
    const say = (line) => socket.write(`${line}\r\n`);
    const hear = (line) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') {
        isData = true;
        say('354 go on');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.setNoDelay(true);
    say('220 bench');
    socket.setEncoding('latin1').on('data', (text) => {
      waiting += text;
      for (;;) {
        const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          onLetter(address);
          say('250 taken');
        } else hear(line);
      }
    });
  });
