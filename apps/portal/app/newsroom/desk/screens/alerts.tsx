import {
  dayOf,
  fill,
  formatAtTime,
  formatDate,
  formatTime,
  inEveryLanguage,
  ROUTES,
  validate,
} from '@portal/model';
import {
  ALERT_HOURS,
  ALERT_LENGTHS,
  alertFormSchema,
  type DeskAlerts,
  type DeskUser,
  mayAct,
} from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { type Visit, valuesOf } from '../../../visit';
import {
  atDesk,
  deskScreen,
  doneMessage,
  faultsOf,
  refusedStatus,
  type ScreenLogWords,
} from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { DESK_TEXTS } from '../texts';

type Said = Pick<AlertsViewProps, 'done' | 'alert' | 'status'>;

const alertsPage = async (
  { desk, context }: Visit,
  user: DeskUser,
  said: Said & Pick<AlertsViewProps, 'values' | 'errors'> = {},
) => deskAlertsView(context, { user, alerts: (await desk.alerts()).alerts, ...said });

const alertReaders = atDesk(async (visit, user) => {
  const { desk, context } = visit;
  const texts = deskTexts(context).alerts;
  const values = valuesOf(visit);
  const { do: action, id = '', title, text, href, hours } = values;
  try {
    if (action === 'withdraw') await desk.withdrawAlert(id);
    else {
      const checked = validate(alertFormSchema, {
        title,
        text,
        href,
        hours: ALERT_HOURS.find((known) => String(known) === hours),
        isBreaking: 'breaking' in values,
      });
      if (!checked.valid) {
        const errors = faultsOf(texts.faults, checked.issues);
        const alert = Object.keys(errors).length ? {} : { alert: texts.failed };
        return await alertsPage(visit, user, { errors, ...alert, values, status: 400 });
      }
      await desk.publishAlert(checked.value);
    }
    return { location: `${ROUTES.deskAlerts}?done=${action === 'withdraw' ? action : 'publish'}` };
  } catch (error) {
    const status = refusedStatus(error);
    return alertsPage(visit, user, { alert: texts.failed, values, status });
  }
});

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
    atTime: formatAtTime(endsAt, settings),
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

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    publish: 'S’ha publicat l’avís. Els lectors ja el veuen.',
    withdraw: 'S’ha retirat l’avís. Els lectors ja no el veuen.',
  },
  es: {
    publish: 'Se ha publicado el aviso. Los lectores ya lo ven.',
    withdraw: 'Se ha retirado el aviso. Los lectores ya no lo ven.',
  },
  en: {
    publish: 'The alert has been published. Readers can see this now.',
    withdraw: 'The alert has been withdrawn. Readers no longer see it.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { alert: 'avisos' },
    kinds: { alert: 'Avís' },
    acts: { 'alert.publish': 'publica un avís', 'alert.withdraw': 'retira un avís' },
  },
  es: {
    topics: { alert: 'avisos' },
    kinds: { alert: 'Aviso' },
    acts: { 'alert.publish': 'publica un aviso', 'alert.withdraw': 'retira un aviso' },
  },
  en: {
    topics: { alert: 'alerts' },
    kinds: { alert: 'Alert' },
    acts: { 'alert.publish': 'publishes an alert', 'alert.withdraw': 'withdraws an alert' },
  },
});

/** `/redaccio/avisos/`: alerts, and a new one. */
export default deskScreen({
  path: ROUTES.deskAlerts,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'publishing',
    order: 4,
    title: (language) => DESK_TEXTS[language].alerts.title,
    text: (language) => DESK_TEXTS[language].alerts.text,
  },
  get: atDesk((visit, user) => alertsPage(visit, user, doneMessage(visit, DONE))),
  post: alertReaders,
});
