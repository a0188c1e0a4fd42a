import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/table.server.ts', './src/modules/*/*/table.server.ts'],
  out: './migrations',
  entities: { roles: false },
});
