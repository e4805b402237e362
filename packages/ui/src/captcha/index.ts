export * from './Captcha';
