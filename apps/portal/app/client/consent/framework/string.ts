import { GVL, PurposeRestriction, RestrictionType, TCModel, TCString } from '@iabtechlabtcf/core';
import type { FrameworkChoice, SiteVendorList, TcfSettings } from '@portal/model/readers';

/** Screen on which a reader chose, by the framework's numbering. */
export type FrameworkScreen = 1 | 2;

/** Bases flexible purposes of vendors on consent: none of them may claim a legitimate interest instead. */
function requireConsent(model: TCModel, { vendors }: SiteVendorList): void {
  for (const { id, flexiblePurposes, legIntPurposes } of Object.values(vendors))
    for (const purposeId of flexiblePurposes.filter((one) => legIntPurposes.includes(one)))
      model.publisherRestrictions.add(id, new PurposeRestriction(purposeId, RestrictionType.REQUIRE_CONSENT));
}

/** Vendors with special purposes only: the framework requires them to be marked. */
const onlySpecial = ({ vendors }: SiteVendorList): number[] =>
  Object.values(vendors)
    .filter(
      ({ purposes, legIntPurposes, specialPurposes }) =>
        purposes.length + legIntPurposes.length === 0 && specialPurposes.length > 0,
    )
    .map(({ id }) => id);

/**
 * A choice as a TC string (TCF 2.3): with all vendors that were shown, and no legitimate interests.
 * @param language of the screen
 */
export function writeChoice(
  choice: FrameworkChoice,
  {
    tcf,
    list,
    language,
    screen,
  }: { tcf: TcfSettings; list: SiteVendorList; language: string; screen: FrameworkScreen },
): string {
  const gvl = new GVL({ ...list, stacks: {} }, { language });
  const model = new TCModel(gvl);
  model.cmpId = tcf.cmpId;
  model.cmpVersion = tcf.cmpVersion;
  model.consentScreen = screen;
  model.publisherCountryCode = tcf.country;
  model.isServiceSpecific = true;
  requireConsent(model, list);
  model.purposeConsents.set([...choice.purposes]);
  model.specialFeatureOptins.set([...choice.specialFeatures]);
  model.vendorConsents.set([...choice.vendors]);
  model.vendorLegitimateInterests.set(onlySpecial(list));
  model.vendorsDisclosed.set(Object.values(list.vendors).map(({ id }) => id));
  return TCString.encode(model);
}

/** The choice in a TC string; null if it is from another CMP, or cannot be read. */
export function readChoice(text: string, { cmpId }: Pick<TcfSettings, 'cmpId'>): FrameworkChoice | null {
  try {
    const model = TCString.decode(text);
    if (model.cmpId !== cmpId) return null;
    const { purposeConsents, specialFeatureOptins, vendorConsents } = model;
    const idsOf = (vector: Iterable<[number, boolean]>) =>
      Array.from(vector).flatMap(([id, isOn]) => (isOn ? [id] : []));
    return {
      purposes: idsOf(purposeConsents),
      specialFeatures: idsOf(specialFeatureOptins),
      vendors: idsOf(vendorConsents),
    };
  } catch {
    return null;
  }
}
