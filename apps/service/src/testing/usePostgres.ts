import { inject } from 'vitest'

// Read by `readEnvironment` like every other setting: whoever opens a test database gets one on this server.
process.env['DATABASE_URL'] = inject('databaseUrl')
