import { inject } from 'vitest'

// `readEnvironment` reads this like every other setting, so every test database is opened on this server.
process.env['DATABASE_URL'] = inject('databaseUrl')
