import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/schema.ts',
    './src/database/accounts.ts',
    './src/database/comments.ts',
    './src/database/search.ts',
    './src/database/weather.ts',
    './src/database/maintenance.ts',
    './src/database/desk.ts',
    './src/database/front.ts',
    './src/database/reactions.ts',
    './src/database/live.ts',
    './src/database/polls.ts',
    './src/database/interviews.ts',
    './src/database/messages.ts',
    './src/database/consents.ts',
    './src/database/uploads.ts',
    './src/database/access.ts',
    './src/database/newsletters.ts',
    './src/database/views.ts',
    './src/database/limits.ts',
    './src/database/function-tables.ts',
  ],
  out: './drizzle',
  casing: 'snake_case',
});
