import { explainFailure } from '../start/explainFailure.ts'
import { createProgress } from '../start/progress.ts'
import { readOptions } from '../start/readOptions.ts'
import { createShutdown } from '../start/shutdown.ts'
import { develop } from './develop.ts'
import { prefixLines } from './prefixLines.ts'

const write = prefixLines('dev', (line) => console.log(line))
const progress = createProgress((text) => write(`${text}\n`))
const shutdown = createShutdown(progress)

const usage = `
npm run dev                local chains, the service and the page from the sources; both follow every change
npm run dev -- --reset     the same, after deleting the saved chains and the service's data

Environment: PORT (4180), APP_PORT (the one after it, for the demo app), HOST (127.0.0.1), DATA_DIR (.countersign),
DATABASE_URL (embedded database), ANVIL_BIN
`

try {
  const options = readOptions(process.argv.slice(2), process.env, process.env['INIT_CWD'] ?? process.cwd())
  if (options.help) {
    progress.say(usage)
    await shutdown.run(0)
  } else await develop(options, progress, shutdown, Number(process.env['COUNTERSIGN_STARTED_AT']) || Date.now())
} catch (error) {
  if (!shutdown.requested) {
    progress.fail(explainFailure(error))
    await shutdown.run(1)
  }
}
