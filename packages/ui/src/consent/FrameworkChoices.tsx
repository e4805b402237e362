'use client';
import { allOfFramework, type FrameworkChoice, type SiteVendorList } from '@portal/model/readers';
import { useMemo } from 'react';
import { Disclosure } from '../disclosure/Disclosure';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { counted, fill, useLocale } from '../locale/index';
import { Switch } from '../switch/Switch';
import * as css from './FrameworkChoices.css';

/** Props of `FrameworkChoices`: a reader's consents under the framework of IAB Europe. */
export type FrameworkChoicesProps = {
  /** The site's vendors and the texts of the framework, in the reader's language. */
  list: SiteVendorList;
  choice: FrameworkChoice;
  onChange: (choice: FrameworkChoice) => void;
};
type Declared = SiteVendorList['purposes'][string];
type Vendor = SiteVendorList['vendors'][string];

const DAY_SECONDS = 86_400;
const toggled = (ids: readonly number[], id: number, isOn: boolean) =>
  isOn ? [...ids, id].toSorted((one, other) => one - other) : ids.filter((one) => one !== id);

/**
 * Choices under the framework of IAB Europe, within `ConsentChoices`: purposes in the framework's wording
 * with their examples, special features, and each vendor with its purposes and the lifetime of its cookies.
 * Nothing is on unless it was accepted before.
 */
export function FrameworkChoices({ list, choice, onChange }: FrameworkChoicesProps) {
  const locale = useLocale('consentFramework');
  const words = locale.texts.consentFramework;
  const all = useMemo(() => allOfFramework(list), [list]);
  const vendors = all.vendors.flatMap((id) => list.vendors[id] ?? []);
  const askedBy = (id: number) =>
    vendors.filter(({ purposes, flexiblePurposes }) => [...purposes, ...flexiblePurposes].includes(id))
      .length;
  return (
    <section className={css.framework} aria-label={words.title} data-part="framework-choices">
      <div className={css.part}>
        <h3 className={headlineClass.xs}>{words.title}</h3>
        <p className={`${css.words} ${textClass.meta}`}>{words.intro}</p>
      </div>
      <ul className={css.list} aria-label={words.purposes}>
        {all.purposes.map((id) => (
          <DeclaredChoice
            key={id}
            of={list.purposes[id]}
            isOn={choice.purposes.includes(id)}
            onChange={(isOn) => onChange({ ...choice, purposes: toggled(choice.purposes, id, isOn) })}
            asking={counted(words.asking, askedBy(id), locale)}
          />
        ))}
      </ul>
      {all.specialFeatures.length ? (
        <ul className={css.list} aria-label={words.specialFeatures}>
          {all.specialFeatures.map((id) => (
            <DeclaredChoice
              key={id}
              of={list.specialFeatures[id]}
              isOn={choice.specialFeatures.includes(id)}
              onChange={(isOn) =>
                onChange({ ...choice, specialFeatures: toggled(choice.specialFeatures, id, isOn) })
              }
            />
          ))}
        </ul>
      ) : null}
      <Always list={list} vendors={vendors} />
      <Disclosure summary={counted(words.vendors, vendors.length, locale)}>
        <div className={css.part}>
          <Switch
            label={words.allVendors}
            checked={choice.vendors.length === all.vendors.length}
            onCheckedChange={(isOn) => onChange({ ...choice, vendors: isOn ? all.vendors : [] })}
          />
          <ul className={css.list}>
            {vendors.map((vendor) => (
              <VendorChoice
                key={vendor.id}
                vendor={vendor}
                list={list}
                isOn={choice.vendors.includes(vendor.id)}
                onChange={(isOn) =>
                  onChange({ ...choice, vendors: toggled(choice.vendors, vendor.id, isOn) })
                }
              />
            ))}
          </ul>
        </div>
      </Disclosure>
    </section>
  );
}

type DeclaredChoiceProps = {
  of: Declared | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  asking?: string;
};

/** A purpose or a special feature: its switch, its meaning, and the framework's examples. */
function DeclaredChoice({ of, isOn, onChange, asking }: DeclaredChoiceProps) {
  const { consentFramework: words } = useLocale('consentFramework').texts;
  if (!of) return null;
  return (
    <li className={css.item}>
      <Switch label={of.name} hint={of.description} checked={isOn} onCheckedChange={onChange} />
      {asking ? <p className={`${css.words} ${textClass.meta}`}>{asking}</p> : null}
      {of.illustrations.length ? (
        <Disclosure summary={fill(words.examples, { name: of.name })}>
          <div className={`${css.examples} ${textClass.meta}`}>
            {of.illustrations.map((example) => (
              <p key={example}>{example}</p>
            ))}
          </div>
        </Disclosure>
      ) : null}
    </li>
  );
}

/** Special purposes and features, which the framework lists without a choice. */
function Always({ list, vendors }: { list: SiteVendorList; vendors: readonly Vendor[] }) {
  const { consentFramework: words } = useLocale('consentFramework').texts;
  const told = [
    ...Object.values(list.specialPurposes).filter(({ id }) =>
      vendors.some(({ specialPurposes }) => specialPurposes.includes(id)),
    ),
    ...Object.values(list.features).filter(({ id }) => vendors.some(({ features }) => features.includes(id))),
  ];
  if (!told.length) return null;
  return (
    <Disclosure summary={words.always}>
      <div className={css.part}>
        <p className={`${css.words} ${textClass.meta}`}>{words.alwaysText}</p>
        <ul className={css.list}>
          {told.map(({ name, description }) => (
            <li key={name} className={css.item}>
              <p className={textClass.label}>{name}</p>
              <p className={`${css.words} ${textClass.meta}`}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}

type VendorChoiceProps = {
  vendor: Vendor;
  list: SiteVendorList;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** A vendor: its switch, its purposes, the lifetime of its cookies, and a link to its privacy policy. */
function VendorChoice({ vendor, list, isOn, onChange }: VendorChoiceProps) {
  const locale = useLocale('consentFramework');
  const words = locale.texts.consentFramework;
  const { name, policyUrl, purposes, flexiblePurposes } = vendor;
  const asked = [...new Set([...purposes, ...flexiblePurposes])].flatMap(
    (id) => list.purposes[id]?.name ?? [],
  );
  const keeps = () => {
    if (!vendor.usesCookies) return words.keepsNone;
    const count = Math.ceil((vendor.cookieMaxAgeSeconds ?? 0) / DAY_SECONDS);
    return count > 0 ? counted(words.keeps, count, locale) : words.keepsTab;
  };
  const facts = [
    asked.length
      ? fill(words.asks, { purposes: new Intl.ListFormat(locale.language, { type: 'unit' }).format(asked) })
      : '',
    keeps(),
    vendor.usesNonCookieAccess ? words.otherWays : '',
  ];
  return (
    <li className={css.item}>
      <Switch label={name} checked={isOn} onCheckedChange={onChange} hint={facts.filter(Boolean).join(' ')} />
      {policyUrl ? (
        <p className={textClass.meta}>
          <Link href={policyUrl} external aria-label={fill(words.policy, { name })} className={css.policy}>
            {new URL(policyUrl).host}
          </Link>
        </p>
      ) : null}
    </li>
  );
}
