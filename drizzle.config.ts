import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/worker/db/schema/*.ts',
  out: './drizzle',
  // only `npm run migrate` connects; the local world migrates itself
  dbCredentials: { url: process.env.DATABASE_URL ?? '' },
})
