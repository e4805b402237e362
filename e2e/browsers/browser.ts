import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Place } from './in-page';

/** Functions of one browser, by its own protocol. Everything else is the same in all browsers. */
export type Driver = {
  /** Starts again as a browser that has visited nothing. */
  fresh: () => Promise<void>;
  /** Resolves once the page has loaded. */
  open: (url: string) => Promise<void>;
  /** Value of an expression in the page, which may be a promise of a string. */
  evaluate: (expression: string) => Promise<string>;
  pressAt: (x: number, y: number) => Promise<void>;
  /** Presses keys one after another: characters, or keys of the WebDriver specification. */
  keys: (text: string) => Promise<void>;
  /** Bytes of a PNG. */
  picture: () => Promise<string>;
  end: () => Promise<void>;
};

/** Keys with a code point of their own in the WebDriver specification. */
export const KEYS = { enter: '\uE007', escape: '\uE00C' } as const;

/** Names are exact texts or patterns. */
type Name = string | RegExp;

/** Milliseconds after which a condition hangs: no verdict depends on how soon it holds. */
export const HANGS_MS = 20_000;
const BETWEEN_MS = 50;

const root = path.join(import.meta.dirname, '../..');
const PICTURES = path.join(root, 'test-results/browsers');

/** Everything that journeys do in a browser. Each step waits until it can be done. */
export class Browser {
  private readonly said: string[] = [];

  private constructor(
    readonly name: string,
    private readonly driver: Driver,
    private readonly library: string,
  ) {}

  static async of(name: string, driver: Driver): Promise<Browser> {
    const { outputFiles } = await build({
      entryPoints: [path.join(import.meta.dirname, 'in-page.ts')],
      bundle: true,
      minify: true,
      format: 'iife',
      write: false,
    });
    return new Browser(name, driver, outputFiles[0]?.text ?? '');
  }

  /** Begins a journey as a reader who has never been here. */
  async fresh(): Promise<void> {
    this.said.length = 0;
    await this.driver.fresh();
  }

  async open(url: string): Promise<void> {
    await this.step(`opens ${url}`, () => this.driver.open(url));
  }

  /** Presses with the pointer. */
  async click(role: string, name: Name): Promise<void> {
    await this.step(`presses the ${role} ${name}`, () => this.press(role, name));
  }

  /** Replaces the text of a field. */
  async type(role: string, name: Name, text: string): Promise<void> {
    await this.step(`types into the ${role} ${name}`, async () => {
      await this.press(role, name);
      await this.evaluate(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      });
      await this.driver.keys(text);
    });
  }

  async key(key: keyof typeof KEYS): Promise<void> {
    await this.step(`presses the key ${key}`, () => this.driver.keys(KEYS[key]));
  }

  /** Scrolls until a part is in view, which wakes what is interactive there. */
  async scrollTo(selector: string): Promise<void> {
    await this.until(
      `${selector} is in view`,
      (wanted) => {
        const part = document.querySelector(wanted);
        part?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return part !== null;
      },
      selector,
    );
  }

  /** Text of the first element that a selector finds, without what its source breaks lines with. */
  textOf(selector: string): Promise<string> {
    return this.evaluate(
      (wanted) => document.querySelector<HTMLElement>(wanted)?.textContent.replace(/\s+/g, ' ').trim() ?? '',
      selector,
    );
  }

  /** Waits until the page has such an element. */
  async sees(role: string, name: Name): Promise<void> {
    await this.step(`sees the ${role} ${name}`, () =>
      this.poll(async () => ({
        isDone: (await this.inPage('count', role, name)) !== '0',
        last: 'it is not there',
      })),
    );
  }

  /** Waits until the page no longer has such an element. */
  async seesNo(role: string, name: Name): Promise<void> {
    await this.step(`sees no ${role} ${name}`, () =>
      this.poll(async () => ({
        isDone: (await this.inPage('count', role, name)) === '0',
        last: 'it is there',
      })),
    );
  }

  /**
   * Waits until a function of the page returns something true.
   * @param what words for the failure
   */
  async until<Values extends (string | number)[]>(
    what: string,
    condition: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    await this.step(`waits until ${what}`, () =>
      this.poll(async () => {
        const last = await this.evaluate<unknown, Values>(condition, ...values);
        return { isDone: Boolean(last), last: `the page says ${JSON.stringify(last)}` };
      }),
    );
  }

  /** Result of a function that runs in the page: whatever JSON can hold. */
  async evaluate<Result, Values extends (string | number)[]>(
    of: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    const call = `(${of.toString()})(...${JSON.stringify(values)})`;
    const answer = await this.driver.evaluate(`(async () => JSON.stringify({ value: await ${call} }))()`);
    const { value }: { value: Result } = JSON.parse(answer);
    return value;
  }

  /**
   * Stores what the window shows, for a journey that failed.
   * @returns path of the picture
   */
  async keepPicture(journey: string): Promise<string> {
    mkdirSync(PICTURES, { recursive: true });
    const file = path.join(PICTURES, `${this.name}-${journey.replace(/\W+/g, '-')}.png`);
    writeFileSync(file, Buffer.from(await this.driver.picture(), 'base64'));
    return path.relative(root, file);
  }

  end(): Promise<void> {
    return this.driver.end();
  }

  private async press(role: string, name: Name): Promise<void> {
    const { x, y } = await this.placed(role, name);
    await this.driver.pressAt(x, y);
  }

  private async placed(role: string, name: Name): Promise<{ x: number; y: number }> {
    const places: { x: number; y: number }[] = [];
    await this.poll(async () => {
      const place: Place = JSON.parse(await this.inPage('placeOf', role, name));
      if ('problem' in place) return { isDone: false, last: place.problem };
      places.push(place);
      return { isDone: true, last: '' };
    });
    const [place] = places;
    if (!place) throw new Error('it has no place');
    return place;
  }

  /** Calls the library in the page, which each new page gets on its first call. */
  private inPage(what: 'count' | 'placeOf', role: string, name: Name): Promise<string> {
    const isPattern = name instanceof RegExp;
    const values = JSON.stringify([role, isPattern ? name.source : name, isPattern]);
    return this.driver.evaluate(
      `(async () => { if (!window.inPage) { ${this.library} } return JSON.stringify(await window.inPage.${what}(...${values})); })()`,
    );
  }

  /** A page that is being left answers nothing: it is asked again. */
  private async poll(look: () => Promise<{ isDone: boolean; last: string }>): Promise<void> {
    const ends = Date.now() + HANGS_MS;
    let last = '';
    do {
      try {
        const seen = await look();
        if (seen.isDone) return;
        last = seen.last;
      } catch (error) {
        last = error instanceof Error ? error.message : String(error);
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    } while (Date.now() < ends);
    throw new Error(last);
  }

  private async step(what: string, work: () => Promise<void>): Promise<void> {
    this.said.push(what);
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${this.name}, step ${this.said.length}, ${what}: ${reason}`);
    }
  }
}
