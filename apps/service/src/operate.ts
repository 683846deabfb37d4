import { readEnvironment } from './config/readEnvironment.ts'
import { runOperate, UsageError } from './operator/runOperate.ts'

// Exit code 0: done; 1: the service refused or does not answer; 2: wrong arguments.
const { ADMIN_TOKEN: token, DATABASE_URL: databaseUrl } = readEnvironment()
runOperate(process.argv.slice(2), { token, databaseUrl, program: 'npm run operate --' }).then(
  (text) => void process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${(error instanceof Error ? error.message : String(error)).trimEnd()}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  },
)
