import { userAnswerSchema } from '@portal/model/readers';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { TestAccounts } from './accounts';
import { TestReader } from './reader';

export const PASSWORD = 'Llevantada1908';

let made = 0;
/** A valid registration form with a new nick and email. */
export const registration = (over: Record<string, unknown> = {}) => {
  made += 1;
  return {
    nick: `lectora${made}`,
    email: `lectora${made}@example.org`,
    password: PASSWORD,
    name: 'Núria',
    surname: 'Escarré Puig',
    birthdate: '12/05/1990',
    phone: '600100200',
    country: 'ES',
    province: 'Tarragona',
    city: 'Port Savina',
    address: '',
    postalCode: '43001',
    newsletters: ['mati'],
    terms: true,
    origin: 'portada',
    ...over,
  };
};

export const userOf = (response: unknown) => v.parse(userAnswerSchema, response);

/** Readers who register and log in through the account endpoints. */
export class AccountReaders {
  private visits = 0;

  constructor(private readonly test: TestAccounts) {}

  /** A browser with its own address, so that tests do not share rate limits. */
  browser(headers: Record<string, string> = {}): TestReader {
    this.visits += 1;
    return new TestReader(this.test.app, 'prova.example', {
      'x-portal-address': `203.0.113.${this.visits % 250}`,
      ...headers,
    });
  }

  /** A reader with a validated account, not logged in. */
  async account(over: Record<string, unknown> = {}) {
    const form = registration(over);
    const reader = this.browser();
    const registered = await reader.post('/api/front/user/register', form);
    expect(registered.status).toBe(200);
    const token = await this.test.tokenTo(form.email);
    const validation = { token, password: form.password };
    expect((await reader.post('/api/front/user/validate-mail', validation)).status).toBe(200);
    return { form, reader };
  }

  /** A reader with a validated account, logged in. */
  async loggedIn(over: Record<string, unknown> = {}) {
    const { form, reader } = await this.account(over);
    const { status, response } = await reader.post('/api/front/user/login', {
      email: form.email,
      password: PASSWORD,
    });
    expect(status).toBe(200);
    return { form, reader, user: userOf(response) };
  }
}
