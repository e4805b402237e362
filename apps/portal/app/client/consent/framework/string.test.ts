import { TCString } from '@iabtechlabtcf/core';
import {
  allOfFramework,
  allowsAds,
  type FrameworkChoice,
  MAX_TC_STRING,
  NO_FRAMEWORK_CHOICE,
  type SiteVendorList,
  tcStringSchema,
} from '@portal/model/readers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readChoice, writeChoice } from './string';

const declared = (id: number) => ({ id, name: `Name ${id}`, description: 'What it is.', illustrations: [] });
const vendor = (id: number, over: Partial<SiteVendorList['vendors'][string]> = {}) => ({
  id,
  name: `Vendor ${id}`,
  policyUrl: undefined,
  purposes: [1, 2, 7],
  legIntPurposes: [],
  flexiblePurposes: [],
  specialPurposes: [1],
  features: [],
  specialFeatures: [],
  cookieMaxAgeSeconds: null,
  usesCookies: true,
  cookieRefresh: false,
  usesNonCookieAccess: false,
  ...over,
});
const PURPOSES = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, declared(at + 1)]));
const listOf = (vendors: SiteVendorList['vendors']): SiteVendorList => ({
  gvlSpecificationVersion: 3,
  vendorListVersion: 142,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-11-19T16:00:18Z',
  purposes: PURPOSES,
  specialPurposes: { 1: declared(1) },
  features: {},
  specialFeatures: { 1: declared(1) },
  vendors,
});
const LIST = listOf({
  12: vendor(12, { specialFeatures: [1] }),
  70: vendor(70, { purposes: [1, 2], legIntPurposes: [7], flexiblePurposes: [7] }),
  755: vendor(755, { purposes: [] }),
});
const TCF = { cmpId: 321, cmpVersion: 4, country: 'ES', vendors: [12, 70, 755] };
const write = (choice: FrameworkChoice, list = LIST) =>
  writeChoice(choice, { tcf: TCF, list, language: 'ca', screen: 1 });
const idsOf = (vector: Iterable<[number, boolean]>) =>
  Array.from(vector).flatMap(([id, isOn]) => (isOn ? [id] : []));

it('accepting all consents to what the vendors ask for, and claims no legitimate interest', () => {
  const model = TCString.decode(write(allOfFramework(LIST)));
  expect(idsOf(model.purposeConsents)).toEqual([1, 2, 7]);
  expect(idsOf(model.specialFeatureOptins)).toEqual([1]);
  expect(idsOf(model.vendorConsents)).toEqual([12, 70]);
  expect(idsOf(model.purposeLegitimateInterests)).toEqual([]);
  // Vendors with special purposes only are marked as the framework requires.
  expect(idsOf(model.vendorLegitimateInterests)).toEqual([755]);
  // A flexible purpose of a vendor is based on consent.
  expect(model.publisherRestrictions.getRestrictions(70)).toEqual([
    expect.objectContaining({ purposeId_: 7, restrictionType: 1 }),
  ]);
});

it('refusing all still discloses every vendor (TCF 2.3)', () => {
  const model = TCString.decode(write(NO_FRAMEWORK_CHOICE));
  expect(idsOf(model.vendorConsents)).toEqual([]);
  expect(idsOf(model.purposeConsents)).toEqual([]);
  expect(idsOf(model.vendorsDisclosed)).toEqual([12, 70, 755]);
  expect([model.cmpId, model.cmpVersion, model.consentLanguage, model.publisherCountryCode]).toEqual([
    321,
    4,
    'CA',
    'ES',
  ]);
  expect([model.policyVersion, model.vendorListVersion, model.isServiceSpecific]).toEqual([5, 142, true]);
});

it('a choice is read back, unless another CMP wrote it', () => {
  const choice = { purposes: [1, 7], specialFeatures: [1], vendors: [70] };
  expect(readChoice(write(choice), TCF)).toEqual(choice);
  expect(readChoice(write(choice), { cmpId: 322 })).toBeNull();
  expect(readChoice('', TCF)).toBeNull();
  expect(readChoice('CQ.rubbish', TCF)).toBeNull();
});

it('advertising needs a vendor and all its purposes', () => {
  expect(allowsAds(allOfFramework(LIST))).toBe(true);
  expect(allowsAds({ purposes: [1, 2], specialFeatures: [], vendors: [12] })).toBe(false);
  expect(allowsAds({ purposes: [1, 2, 7], specialFeatures: [], vendors: [] })).toBe(false);
});

it('a string with the most vendors that a site may have fits in a cookie, wherever they are on the list', () => {
  const ids = Array.from({ length: 100 }, (_, at) => 15 * at + (at % 3) + 1);
  const legIntPurposes = [2, 7, 8, 9, 10, 11];
  const list = listOf(
    Object.fromEntries(
      ids.map((id) => [
        id,
        vendor(id, { purposes: [1, 3], legIntPurposes, flexiblePurposes: legIntPurposes }),
      ]),
    ),
  );
  const text = write(allOfFramework(list), list);
  expect(text.length).toBeLessThan(MAX_TC_STRING);
  expect(v.is(tcStringSchema, text)).toBe(true);
  expect(v.is(tcStringSchema, write(NO_FRAMEWORK_CHOICE))).toBe(true);
});
