import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Record types: an IPv4 address, a name. */
const A = 1;
const PTR = 12;
const HEADER_BYTES = 12;
const TTL_S = 60;

export type NameServerDouble = { address: string; asked: string[]; close: () => Promise<void> };

const encodedName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label)])),
    Buffer.of(0),
  ]);

/** The question of a message, and its end offset. */
function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

const reversed = (address: string) => `${address.split('.').reverse().join('.')}.in-addr.arpa`;

/**
 * A name server on this machine: names for some addresses, and addresses for some names. All others do not
 * exist.
 */
export async function startNameServer(
  names: Readonly<Record<string, string>>,
  addresses: Readonly<Record<string, string>>,
): Promise<NameServerDouble> {
  const asked: string[] = [];
  const pointers = new Map(Object.entries(names).map(([address, name]) => [reversed(address), name]));
  const dataOf = (name: string, type: number): Buffer | undefined => {
    const pointer = pointers.get(name);
    if (type === PTR && pointer) return encodedName(pointer);
    const address = addresses[name];
    return type === A && address ? Buffer.from(address.split('.').map(Number)) : undefined;
  };
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { name, type, end } = questionOf(message);
    asked.push(name);
    const data = dataOf(name, type);
    const header = Buffer.alloc(HEADER_BYTES);
    message.copy(header, 0, 0, 2);
    // A response, NXDOMAIN without data; one question, and at most one answer.
    header.writeUInt16BE(data ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(data ? 1 : 0, 6);
    const answer = Buffer.alloc(data ? 12 : 0);
    if (data) {
      // A pointer to the name in the question.
      answer.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
      answer.writeUInt16BE(type, 2);
      answer.writeUInt16BE(1, 4);
      answer.writeUInt32BE(TTL_S, 6);
      answer.writeUInt16BE(data.length, 10);
    }
    const question = message.subarray(HEADER_BYTES, end);
    socket.send(Buffer.concat([header, question, answer, data ?? Buffer.alloc(0)]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
