import { describe, expect, it } from 'vitest';
import { savedText } from './saved';

const TEXTS = { saved: 'desat', emailSent: 'enviat a {email}', emailDropped: 'anul·lat: {email}' };
const OLD = 'vella@correu.example';
const NEW = 'nova@correu.example';
const user = (pendingEmail: string) => ({ email: OLD, pendingEmail });

describe('savedText', () => {
  it('says where a message went', () => {
    expect(savedText(user(''), user(NEW), { email: NEW }, TEXTS)).toBe('enviat a nova@correu.example');
  });

  it('says that a new password has undone a change of address that waited', () => {
    const patch = { newPassword: 'Ponentada1909' };
    expect(savedText(user(NEW), user(''), patch, TEXTS)).toBe('anul·lat: nova@correu.example');
  });

  it('says no more where none waited, or it has been made meanwhile', () => {
    const patch = { newPassword: 'Ponentada1909' };
    expect(savedText(user(''), user(''), patch, TEXTS)).toBe('desat');
    expect(savedText(user(NEW), { email: NEW, pendingEmail: '' }, patch, TEXTS)).toBe('desat');
    expect(savedText(user(NEW), user(NEW), { email: OLD }, TEXTS)).toBe('desat');
  });
});
