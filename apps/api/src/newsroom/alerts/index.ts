export { shownAlerts } from './alerts';
export { alertCalls, alertDeskCalls } from './endpoints';
