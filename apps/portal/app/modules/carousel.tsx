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
        props={{ kind: variant, label: title ?? rowTitle ?? locale.texts.carousel.label }}
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
