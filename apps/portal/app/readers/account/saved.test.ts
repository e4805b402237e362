import { describe, expect, it } from 'vitest';
import { savedText } from './saved';

const TEXTS = { saved: 'desat', emailSent: 'enviat a {email}', emailDropped: 'anul·lat: {email}' };
const OLD = 'vella@correu.example';
const NEW = 'nova@correu.example';
const user = (pendingEmail: string) => ({ email: OLD, pendingEmail });

describe('savedText', () => {
  it('names the email address that an email was sent to', () => {
    expect(savedText(user(''), user(NEW), { email: NEW }, TEXTS)).toBe('enviat a nova@correu.example');
  });

  it('says that a new password has cancelled a pending change of email address', () => {
    const patch = { newPassword: 'Ponentada1909' };
    expect(savedText(user(NEW), user(''), patch, TEXTS)).toBe('anul·lat: nova@correu.example');
  });

  it('says nothing more if none was pending, or it has been confirmed meanwhile', () => {
    const patch = { newPassword: 'Ponentada1909' };
    expect(savedText(user(''), user(''), patch, TEXTS)).toBe('desat');
    expect(savedText(user(NEW), { email: NEW, pendingEmail: '' }, patch, TEXTS)).toBe('desat');
    expect(savedText(user(NEW), user(NEW), { email: OLD }, TEXTS)).toBe('desat');
  });
});
