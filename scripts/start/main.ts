import { explainFailure } from './explainFailure.ts'
import { launch } from './launch.ts'
import { createProgress } from './progress.ts'
import { readOptions } from './readOptions.ts'
import { createShutdown } from './shutdown.ts'
import { startMessages } from './startMessages.ts'

const progress = createProgress()
const shutdown = createShutdown(progress)

try {
  // npm runs scripts in the repository's folder, but paths are relative to the user's current folder.
  const options = readOptions(process.argv.slice(2), process.env, process.env['INIT_CWD'] ?? process.cwd())
  if (options.help) {
    progress.say(startMessages.usage)
    await shutdown.run(0)
  } else await launch(options, progress, shutdown, Number(process.env['COUNTERSIGN_STARTED_AT']) || Date.now())
} catch (error) {
  if (!shutdown.requested) {
    progress.fail(explainFailure(error))
    await shutdown.run(1)
  }
}
