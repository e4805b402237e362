import { loginPath, readingPath, registrationPath } from '@portal/model';
import { bodyPlaceOf } from '@portal/ui/article';
import { Island } from '../Island';
import gateIsland from '../islands/Gate';
import paywallIsland from '../islands/Paywall';
import type { PageContext, PageOf } from '../page';

type GateProps = Pick<PageOf<'content'>, 'content' | 'path'> & {
  context: PageContext;
  /** The month's stories have been read: its page is that reader's own. */
  isSpent: boolean;
};

/** What ends the opening of a closed text: what it asks for, and the way on. */
export function Gate({ content, path, context, isSpent }: GateProps) {
  const { locale, site, origin } = context;
  const { id, gate } = content;
  const props = {
    contentId: id,
    registerHref: registrationPath(path),
    loginHref: loginPath(path),
    readHref: readingPath(path),
    address: new URL(path, origin).href,
    place: bodyPlaceOf(content),
  };
  if (!gate || gate === 'registered')
    return <Island of={gateIsland} id="gate" props={props} locale={locale} />;
  const { monthly, version, offerUrl } = site.paywall ?? {};
  const paywall =
    monthly === undefined || version === undefined
      ? null
      : { monthly, version, ...(offerUrl ? { offerUrl } : {}) };
  return (
    <Island
      of={paywallIsland}
      id="gate"
      props={{ ...props, condition: gate, siteAlias: site.alias, paywall, ...(isSpent ? { isSpent } : {}) }}
      locale={locale}
    />
  );
}
