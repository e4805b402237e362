import { newsletterConfirmationPath, newsletterLeavingPath, ROUTES } from '@portal/model';
import { expect, it } from 'vitest';
import { isSecretAddress } from './secret-pages';

const isSecret = (address: string) => isSecretAddress(new URL(address, 'https://elfar.example'));

it.each([
  '/acceso/contrasena/?token=a',
  '/registro/validar/?backUrl=%2F&token=a',
  newsletterConfirmationPath('a', ['mati']),
  newsletterLeavingPath('a', 'mati'),
  ROUTES.preview.replace(':token', 'a'),
  ROUTES.desk,
])('%s is secret', (address) => expect(isSecret(address)).toBe(true));

it.each(['/', '/acceso/', '/perfil/', '/buscar?text=token'])('%s is not', (address) =>
  expect(isSecret(address)).toBe(false),
);
