export { shownAlerts } from './alerts';
export { alertDeskCalls } from './desk-endpoints';
export { alertCalls } from './endpoints';
