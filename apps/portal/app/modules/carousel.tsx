import { Card } from '@portal/ui/card';
import { SectionHead } from '@portal/ui/section-head';
import { Island } from '../Island';
import carouselIsland from '../islands/Carousel';
import { boardModule } from '../module';

export default boardModule({
  type: 'carousel',
  view: ({ id, title, href, variant, shape, cards }, { locale, headingLevel, rowTitle }) => (
    <>
      {title ? <SectionHead title={title} href={href} headingLevel={headingLevel} /> : null}
      <Island
        of={carouselIsland}
        id={id}
        // Several may stand under the title of one row: each has a name of its own.
        props={{
          kind: variant,
          label:
            title ?? [rowTitle ?? locale.texts.carousel.label, cards[0]?.title].filter(Boolean).join(': '),
        }}
        slots={cards.map((card) => (
          <Card
            key={card.id}
            card={card}
            shape={shape}
            size="xs"
            date="recent"
            headingLevel={headingLevel}
            locale={locale}
          />
        ))}
        locale={locale}
      />
    </>
  ),
});
