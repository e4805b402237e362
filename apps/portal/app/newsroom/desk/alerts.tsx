import { dayOf, fill, formatDate, formatTime, ROUTES } from '@portal/model';
import { ALERT_HOURS, ALERT_LENGTHS, type DeskAlerts, type DeskUser, mayAct } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskTexts, deskView } from './frame';

export type AlertsViewProps = {
  user: DeskUser;
  alerts: DeskAlerts['alerts'];
  /** Values of a form that was rejected. */
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  /** Confirmation of the last action. */
  done?: string;
  alert?: string;
  status?: number;
};

/** `/redaccio/avisos/`: alerts to all readers, current and past. */
export function deskAlertsView(context: PageContext, props: AlertsViewProps): AccountView {
  const { user, alerts, values = {}, errors = {}, done, alert, status } = props;
  const texts = deskTexts(context).alerts;
  const mayPublish = mayAct(user.role, 'alert.publish');
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskAlerts,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        {mayPublish ? <NewAlert context={context} values={values} errors={errors} /> : null}
        <Stack as="section" gap="4" aria-labelledby="last-alerts">
          <Heading headingLevel={2} size="md" id="last-alerts">
            {texts.listTitle}
          </Heading>
          {alerts.map((one) => (
            <AlertPanel key={one.id} context={context} alert={one} mayWithdraw={mayPublish} />
          ))}
          {alerts.length ? null : <Text tone="quiet">{texts.none}</Text>}
        </Stack>
      </>
    ),
  });
}

type NewAlertProps = Required<Pick<AlertsViewProps, 'values' | 'errors'>> & { context: PageContext };

function NewAlert({ context, values, errors }: NewAlertProps) {
  const texts = deskTexts(context).alerts;
  const { hour } = deskTexts(context).content;
  return (
    <form method="post" noValidate action={ROUTES.deskAlerts} style={{ maxInlineSize: '36rem' }}>
      <Stack gap="4">
        <Heading headingLevel={2} size="md">
          {texts.newTitle}
        </Heading>
        <TextField
          name="title"
          label={texts.what}
          required
          maxLength={ALERT_LENGTHS.title}
          defaultValue={values.title}
          error={errors.title}
          autoFocus={errors.title !== undefined}
        />
        <TextField
          name="text"
          label={texts.more}
          maxLength={ALERT_LENGTHS.text}
          defaultValue={values.text}
          error={errors.text}
          autoFocus={errors.text !== undefined}
        />
        <TextField
          name="href"
          label={texts.href}
          hint={texts.hrefHint}
          maxLength={2_000}
          defaultValue={values.href}
          error={errors.href}
          autoFocus={errors.href !== undefined}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Select
          name="hours"
          label={texts.hours}
          placeholder={null}
          defaultValue={values.hours ?? '4'}
          options={ALERT_HOURS.map((hours) => ({
            value: String(hours),
            label: counted(hour, hours, context.locale),
          }))}
        />
        <Checkbox
          name="breaking"
          value="1"
          label={texts.breaking}
          {...(values.breaking ? { defaultChecked: true } : {})}
        />
        <Inline>
          <Button type="submit" name="do" value="publish">
            {texts.publish}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

type AlertPanelProps = {
  context: PageContext;
  alert: AlertsViewProps['alerts'][number];
  mayWithdraw: boolean;
};

/** End of an alert as text: only the time if it is today. */
function endOf(context: PageContext, { isShown, endsAt }: AlertPanelProps['alert']): string {
  const texts = deskTexts(context).alerts;
  const { locale } = context;
  const settings = dateSettings(locale);
  const isToday = dayOf(endsAt, locale.timeZone) === dayOf(locale.now, locale.timeZone);
  return fill(isShown ? (isToday ? texts.shown : texts.shownUntil) : texts.over, {
    date: formatDate(endsAt, 'published', settings),
    time: formatTime(endsAt, settings),
  });
}

function AlertPanel({ context, alert, mayWithdraw }: AlertPanelProps) {
  const texts = deskTexts(context).alerts;
  const { id, title, text, href, isBreaking, isShown } = alert;
  return (
    <Panel as="article" size="small">
      <Inline justify="between" gap="4">
        <Stack gap="1">
          <Text variant="label">{href ? <Link href={href}>{title}</Link> : title}</Text>
          {text ? <Text variant="summary">{text}</Text> : null}
          <Text variant="meta" tone="quiet">
            {isBreaking ? `${texts.isBreaking} · ` : ''}
            {endOf(context, alert)}
          </Text>
        </Stack>
        {isShown && mayWithdraw ? (
          <form method="post" noValidate action={ROUTES.deskAlerts}>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              variant="danger"
              size="small"
              name="do"
              value="withdraw"
              aria-label={fill(texts.withdrawOf, { title })}
            >
              {texts.withdraw}
            </Button>
          </form>
        ) : null}
      </Inline>
    </Panel>
  );
}
