/** Error codes that a screen has a text for. */
export const REFUSALS = { wrong: 403_042, taken: 400_003 };

const TOKEN = 'glt_demo';

export type Answer = { errorCode: number; token?: string; profile?: { email?: string } };
/** Session events that a page handles. */
export type Handlers = { onLogin?: (event: object) => void; onLogout?: () => void };

/** This browser's session at the provider whose endpoints are at a URL. */
export function sessionAt(address: string) {
  const handlers: Handlers[] = [];
  const call = async (name: string, params: Record<string, string>): Promise<Answer> => {
    const response = await fetch(address + name, { method: 'POST', body: new URLSearchParams(params) });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  };
  const token = () => localStorage.getItem(TOKEN) ?? '';
  return {
    listen: (given: Handlers) => void handlers.push(given),
    account: () => call('accounts.getAccountInfo', { token: token() }),
    /** Logs in with an existing or a new account. */
    enter: async (name: 'accounts.login' | 'accounts.register', email: string, password: string) => {
      const answer = await call(name, { email, password });
      if (answer.errorCode !== 0) return answer;
      localStorage.setItem(TOKEN, answer.token ?? '');
      for (const { onLogin } of handlers) onLogin?.(answer);
      return answer;
    },
    logout: async () => {
      const answer = await call('accounts.logout', { token: token() });
      localStorage.removeItem(TOKEN);
      if (answer.errorCode === 0) for (const { onLogout } of handlers) onLogout?.();
      return answer;
    },
  };
}
export type Session = ReturnType<typeof sessionAt>;
