import { Chart } from '@portal/ui/chart';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/text';
import { boardModule } from '../module';

export default boardModule({
  type: 'chart',
  view: ({ chart, contentTitle, href }, { locale }) => (
    <>
      <Chart chart={chart} locale={locale} />
      <Text variant="meta">
        <Link href={href}>{contentTitle}</Link>
      </Text>
    </>
  ),
});
