import { ROUTES } from '@portal/model';
import { legalPagesOf, legalPath } from '@portal/model/legal';
import type { ContactSettings } from '@portal/model/participation';
import { type Point, Points } from '@portal/ui/beside';
import { Link } from '@portal/ui/link';
import { Mail } from '../../addresses-in-words';
import type { PageContext } from '../../page';
import { CONTACT_TEXTS } from './texts/contact';

/** Ways to one contact, a paragraph each; what is unknown has none. */
function Ways({
  words,
  email,
  phone,
}: {
  words: readonly string[];
  email?: string | undefined;
  phone?: string | undefined;
}) {
  return (
    <>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {email ? (
        <p>
          <Mail to={email} />
        </p>
      ) : null}
      {phone ? (
        <p>
          <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
        </p>
      ) : null}
    </>
  );
}

/** Desks of a newsroom that readers may contact directly. */
export function Desks({ settings: { desks = [] }, context }: WaysProps) {
  return (
    <Points
      title={CONTACT_TEXTS[context.site.language].desks}
      items={desks.map(({ name, about, email, phone }) => ({
        id: name,
        name,
        text: <Ways words={about ? [about] : []} email={email} phone={phone} />,
      }))}
    />
  );
}

/** Offices with their addresses and opening hours. */
export function Offices({ settings: { offices = [] }, context }: WaysProps) {
  return (
    <Points
      title={CONTACT_TEXTS[context.site.language].offices}
      items={offices.map(({ name, address, hours, phone }) => ({
        id: name,
        name,
        text: <Ways words={hours ? [address, hours] : [address]} phone={phone} />,
      }))}
    />
  );
}

/** Pages that answer frequent questions; only those that the site has. */
export function BeforeWriting({ context: { site } }: Pick<WaysProps, 'context'>) {
  const texts = CONTACT_TEXTS[site.language];
  const way = (id: keyof typeof texts, href: string): Point => {
    const words = texts[id];
    return typeof words === 'string'
      ? { id, name: words }
      : { id, name: <Link href={href}>{words.name}</Link>, text: words.text };
  };
  const hasCorrections = legalPagesOf(site).includes('corrections');
  return (
    <Points
      title={texts.before}
      items={[
        ...(hasCorrections ? [way('corrections', legalPath('corrections'))] : []),
        way('rectification', ROUTES.rectification),
        ...(site.newsletters.length ? [way('newsletters', ROUTES.subscription)] : []),
        ...(site.features.users && site.paywall?.cheapest
          ? [way('subscriptions', ROUTES.ownSubscriptions)]
          : []),
      ]}
    />
  );
}

type WaysProps = { settings: ContactSettings; context: PageContext };
