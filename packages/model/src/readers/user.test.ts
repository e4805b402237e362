import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../rules/index';
import { faults } from './fixtures/forms';
import {
  currentUserSchema,
  emptyUser,
  hasCompleteProfile,
  identityProviderLoginSchema,
  identityProviderUserSchema,
  isLoggedIn,
  nickInitial,
  toggledIds,
} from './index';

describe('current user', () => {
  it('is nobody when empty', () => {
    expect(isLoggedIn(emptyUser())).toBe(false);
    expect(emptyUser()).toMatchObject({ id: null, nick: '', savedContentIds: [], newsletters: [] });
    expect(emptyUser().savedContentIds).not.toBe(emptyUser().savedContentIds);
  });

  it('reads numbers as ids and nulls as empty', () => {
    const result = validate(currentUserSchema, {
      id: 7,
      nick: 'nuria87',
      name: null,
      savedContentIds: [1, '2'],
      newsletters: [{ id: 3, name: 'El matí', isSubscribed: true }],
    });
    expect(result).toMatchObject({
      valid: true,
      value: {
        id: '7',
        name: '',
        savedContentIds: ['1', '2'],
        newsletters: [{ id: '3', name: 'El matí', isSubscribed: true }],
      },
    });
  });

  it('has the provider’s signature if a provider keeps the accounts', () => {
    const signed = { id: 1, UID: 'u', UIDSignature: 's', signatureTimestamp: 1_700_000_000 };
    expect(validate(identityProviderUserSchema, signed)).toMatchObject({
      valid: true,
      value: { signatureTimestamp: '1700000000', profile: { thumbnailURL: '' }, newUser: false },
    });
    expect(faults(identityProviderUserSchema, { id: 1 })).not.toEqual([]);
    expect(
      faults(identityProviderLoginSchema, { xUID: 'u', xUIDSignature: 's', xsignatureTimestamp: '12' }),
    ).toEqual([]);
    expect(
      faults(identityProviderLoginSchema, { xUID: 'u', xUIDSignature: 's', xsignatureTimestamp: 'x' }),
    ).not.toEqual([]);
  });

  it('shows its initial and knows whether it may comment', () => {
    expect([nickInitial({ nick: 'àlex' }), nickInitial({ nick: '😀a' }), nickInitial({ nick: '' })]).toEqual([
      'À',
      '😀',
      '',
    ]);
    expect(hasCompleteProfile({ nick: 'a', name: 'b', surname: 'c' })).toBe(true);
    expect(hasCompleteProfile({ nick: 'a', name: ' ', surname: 'c' })).toBe(false);
  });

  it('adds and removes ids once', () => {
    expect(toggledIds(['1', '2'], '2', true)).toEqual(['1', '2']);
    expect(toggledIds(['1', '2'], '1', false)).toEqual(['2']);
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), fc.boolean(), (ids, id, included) => {
        const toggled = toggledIds(ids, id, included);
        return (
          toggled.includes(id) === included && toggledIds(toggled, id, included).length === toggled.length
        );
      }),
    );
  });
});
