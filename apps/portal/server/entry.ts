/**
 * A build always runs in production mode, whatever the environment says: React reads NODE_ENV when it loads,
 * and its development build is three times as slow. So this runs before everything that loads React.
 */
Object.assign(process.env, { NODE_ENV: 'production' });
await import('./main');

export {};
