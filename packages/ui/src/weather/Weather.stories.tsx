import { SKY_CODES } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FORECAST, SEASIDE_FORECAST, SNOWY_FORECAST } from '../fixtures/forecast';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { textClass } from '../foundation/type.css';
import { DayCurve } from './DayCurve';
import { SKY_ICON_SIZES, SkyIcon } from './SkyIcon';
import { WeatherDays } from './WeatherDays';
import { WeatherNow } from './WeatherNow';
import { WeatherReport } from './WeatherReport';
import { WeatherToday } from './WeatherToday';
import { WeatherWarnings } from './WeatherWarnings';
import { skyName } from './words';

const locale = localeOf('ca');
const spanish = localeOf('es');

const meta = {
  title: 'Content/Fronts/Weather',
  component: WeatherToday,
  args: { forecast: FORECAST, place: 'Port Savina', locale },
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'AEMET’s municipal forecast: one line in the masthead, the hours of today, the days to come, the page of the weather.',
    avoid:
      'Dangers that a newsroom reports itself: those are news, or an alert. Never show a forecast without saying whose it is.',
    anatomy: {
      'weather-now': 'Place, sky and degrees in one line.',
      'weather-today': 'Hours beside one another.',
      hour: 'One of them; the present one is `aria-current`.',
      'weather-days': 'A table of days.',
      'day-curve': 'Temperature, rain, sun and tide of 24 hours in one drawing, with a mark at now.',
      drawing: 'It, named by a summary in words.',
      now: 'The mark.',
      data: 'The hours in a table, closed.',
      'weather-warnings': 'Official warnings by level.',
      sky: 'The drawing; `data-sky` is AEMET’s code.',
      stale: 'Said over a forecast older than a day.',
      source: 'Whose it is, with the way to AEMET, and when it was made.',
      'weather-report': 'The whole page: now, hours, days, source.',
      present: 'The hour that it is now, large.',
      demonstration: 'Said over the forecast of an invented place.',
      'no-forecast': 'In place of all that, with two ways on.',
    },
    keyboard: { Tab: 'Reaches the hours, which then go sideways by arrows.' },
    accessibility:
      'Every sky has its name in words, beside it or in it. Days are a table with heads of rows and columns.',
  }),
} satisfies Meta<typeof WeatherToday>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const Days: Story = { render: (args) => <WeatherDays {...args} /> };
export const Now: Story = { render: (args) => <WeatherNow {...args} href="/el-temps/" /> };

/** 24 hours of a stormy day at the sea. */
export const Curve: Story = { render: () => <DayCurve forecast={SEASIDE_FORECAST} locale={locale} /> };
/** Inland, with snow. */
export const SnowyCurve: Story = {
  globals: { language: 'es' },
  render: () => <DayCurve forecast={SNOWY_FORECAST} locale={spanish} />,
};
export const CurveOnPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <DayCurve forecast={SEASIDE_FORECAST} locale={locale} />,
};
export const Warnings: Story = {
  render: () => <WeatherWarnings forecast={SEASIDE_FORECAST} locale={locale} />,
};

/** The page of the weather. */
export const Report: Story = { render: (args) => <WeatherReport {...args} href="/meteo/" /> };
/** The symbol shows that it is night: screen readers announce it as text. */
export const ReportAtNight: Story = {
  tags: ['!autodocs'],
  args: { locale: { ...locale, now: '2026-03-18T21:30:00+01:00' } },
  render: (args) => <WeatherReport {...args} href="/meteo/" />,
  play: async ({ canvasElement }) => {
    const heard = within(canvasElement).getByText(', de nit');
    await expect(heard.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(within(canvasElement).getByText('Probabilitat de pluja')).toBeVisible();
  },
};
/** AEMET has been unreachable for an hour. */
export const StaleReport: Story = { render: (args) => <WeatherReport {...args} href="/meteo/" isStale /> };
export const DemonstrationReport: Story = {
  args: { locale: spanish },
  globals: { language: 'es' },
  render: (args) => <WeatherReport {...args} href="/meteo/" source="demonstration" />,
};
export const NoReport: Story = {
  args: { forecast: null },
  render: (args) => <WeatherReport {...args} href="/meteo/" />,
};

/** Every code of AEMET, for day and night. */
export const EverySky: Story = {
  render: () => (
    <ul
      className="skies"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: '16px 12px',
        padding: 0,
      }}
    >
      {SKY_CODES.map((code) => (
        <li key={code} style={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <span style={{ display: 'flex', gap: 8 }}>
            {[false, true].map((night) => (
              <SkyIcon
                key={String(night)}
                sky={{ code, night }}
                size={48}
                label={skyName({ code, night }, locale)}
              />
            ))}
          </span>
          <span className={textClass.small}>
            <b>{code}</b> {skyName({ code, night: false }, locale)}
          </span>
        </li>
      ))}
    </ul>
  ),
};

/** From the size of a line of text to that of a headline. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {SKY_ICON_SIZES.map((size) => (
        <div key={size} style={{ display: 'flex', gap: 16 }}>
          {(['11', '12', '13', '17', '26', '27', '36', '46', '54', '61', '81', '83'] as const).map((code) => (
            <SkyIcon
              key={code}
              sky={{ code, night: false }}
              size={size}
              label={skyName({ code, night: false }, locale)}
            />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const None: Story = { args: { forecast: null } };
export const NoDays: Story = { args: { forecast: null }, render: (args) => <WeatherDays {...args} /> };
export const Stale: Story = { args: { forecast: { ...FORECAST, issued: '2026-03-16T10:00:00' } } };
export const LongPlace: Story = {
  args: { forecast: { ...FORECAST, place: 'Sant Bartomeu de les Guixeres i la Desestacionalització' } },
};
export const Spanish: Story = {
  args: { locale: spanish },
  globals: { language: 'es' },
  render: (args) => <WeatherDays {...args} />,
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <WeatherToday {...args} />
      <WeatherDays {...args} />
    </div>
  ),
};
