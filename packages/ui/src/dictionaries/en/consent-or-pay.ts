import type { Dictionary } from '../dictionary';

/** English strings for a site whose readers accept advertising or pay. */
export const consentOrPay: Dictionary['consentOrPay'] = {
  title: 'How do you want to read {name}?',
  accept: 'Accept and read for free',
  pay: {
    month: 'Read without advertising that follows you, for {price} a month',
    year: 'Read without advertising that follows you, for {price} a year',
  },
  acceptText:
    'For free: you accept {purposes}, and that other companies ({partners}) receive data of yours. Until then nothing of theirs loads.',
  payText: {
    month:
      'Paid: “{offer}”, {price} a month, taxes included. No end date: it is charged each month until you cancel it. You see only ads of our own, which do not follow you.',
    year: 'Paid: “{offer}”, {price} a year, taxes included. It renews by itself each year, until you cancel it. You see only ads of our own, which do not follow you.',
  },
  change: 'You can change it at any time at the foot of each page.',
  chosen:
    'We have saved what you chose. To read without accepting personalised advertising you need the subscription.',
  refusing: 'If you do not accept the advertising, you need the subscription to read.',
  choose: 'Choose one by one',
  login: 'I have a subscription: log in',
};
