import { explainFailure } from '../start/explainFailure.ts'
import { createProgress } from '../start/progress.ts'
import { readOptions } from '../start/readOptions.ts'
import { createShutdown } from '../start/shutdown.ts'
import { develop } from './develop.ts'
import { prefixLines } from './prefixLines.ts'
import { devMessages } from './devMessages.ts'

const write = prefixLines('dev', (line) => console.log(line))
const progress = createProgress((text) => write(`${text}\n`))
const shutdown = createShutdown(progress)

try {
  const options = readOptions(process.argv.slice(2), process.env, process.env['INIT_CWD'] ?? process.cwd())
  if (options.help) {
    progress.say(devMessages.usage)
    await shutdown.run(0)
  } else await develop(options, progress, shutdown, Number(process.env['COUNTERSIGN_STARTED_AT']) || Date.now())
} catch (error) {
  if (!shutdown.requested) {
    progress.fail(explainFailure(error))
    await shutdown.run(1)
  }
}
