import { explainFailure } from '../../apps/cli/src/launch/explainFailure.ts'
import { createProgress } from '../../apps/cli/src/launch/progress.ts'
import { readOptions } from '../../apps/cli/src/launch/readOptions.ts'
import { createShutdown } from '../../apps/cli/src/launch/shutdown.ts'
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
