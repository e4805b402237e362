import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { Driver } from './browser';
import { becomes, stopped } from './processes';

/** A connection that sends commands of WebDriver BiDi and gives their answers. */
type Connection = {
  waitForConnection: () => Promise<unknown>;
  send: (command: { method: string; params: object }) => Promise<unknown>;
  close: () => Promise<unknown>;
};
/** Its declarations name an export that the module does not have. */
const BidiConnection: new (url: string) => Connection = createRequire(import.meta.url)(
  'selenium-webdriver/bidi',
);

/** The smallest phone that many readers have. */
const WINDOW = { width: 390, height: 844 };

/** Nothing but the pages asks the network. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'ca-ES, es-ES',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'ui.prefersReducedMotion': 1,
};

const ANSWER = v.union([
  v.object({ type: v.literal('error'), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('success'), result: v.unknown() }),
]);
const CONTEXT = v.object({ context: v.string() });
const USER = v.object({ userContext: v.string() });
const PICTURE = v.object({ data: v.string() });
const VALUE = v.union([
  v.object({
    type: v.literal('success'),
    result: v.object({ type: v.literal('string'), value: v.string() }),
  }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);

/**
 * A server of sound that nobody hears: without one, Firefox plays nothing where a machine has no loudspeaker.
 * @returns its process and its address
 */
async function silence(folder: string) {
  const socket = path.join(folder, 'sound');
  const modules = [`module-native-protocol-unix auth-anonymous=1 socket=${socket}`, 'module-null-sink'];
  const child = spawn(
    'pulseaudio',
    [
      '-n',
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--use-pid-file=no',
      ...modules.map((load) => `--load=${load}`),
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  );
  await becomes('PulseAudio', child, async () => existsSync(socket));
  return { child, server: `unix:${socket}` };
}

/** Address that Firefox reports once it can be driven. */
async function addressOf(child: ChildProcess): Promise<string> {
  let words = '';
  return new Promise((resolve, reject) => {
    const look = (chunk: Buffer) => {
      words += chunk.toString();
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(words) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${words}`)));
  });
}

const pause = { type: 'pause', duration: 0 } as const;

/**
 * Firefox without a window, by WebDriver BiDi, which it speaks itself: Debian’s `firefox-esr` and `pulseaudio`.
 */
export async function firefox(): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'portal-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const sound = await silence(profile);
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: profile, PULSE_SERVER: sound.server } },
  );
  const connection = new BidiConnection(`${await addressOf(child)}/session`);
  await connection.waitForConnection();

  const send = async (method: string, params: Record<string, unknown>): Promise<unknown> => {
    const answer = v.parse(ANSWER, await connection.send({ method, params }));
    if (answer.type === 'error') throw new Error(`${answer.error}: ${answer.message}`);
    return answer.result;
  };
  await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });

  let reader: string | undefined;
  let context = '';
  const act = (...actions: object[]) => send('input.performActions', { context, actions });
  return {
    async fresh() {
      if (reader) await send('browser.removeUserContext', { userContext: reader });
      reader = v.parse(USER, await send('browser.createUserContext', {})).userContext;
      ({ context } = v.parse(
        CONTEXT,
        await send('browsingContext.create', { type: 'tab', userContext: reader }),
      ));
      await send('browsingContext.setViewport', { context, viewport: WINDOW, devicePixelRatio: 1 });
    },
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const answer = v.parse(
        VALUE,
        await send('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
          userActivation: false,
        }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    async pressAt(x, y) {
      await act({
        type: 'pointer',
        id: 'pointer',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async keys(text) {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: [pause, ...actions] });
    },
    async picture() {
      return v.parse(PICTURE, await send('browsingContext.captureScreenshot', { context })).data;
    },
    async end() {
      await connection.close();
      await stopped(child);
      await stopped(sound.child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
