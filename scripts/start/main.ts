import { explainFailure } from '../../apps/cli/src/launch/explainFailure.ts'
import { launch } from '../../apps/cli/src/launch/launch.ts'
import { createProgress } from '../../apps/cli/src/launch/progress.ts'
import { readOptions } from '../../apps/cli/src/launch/readOptions.ts'
import { createShutdown } from '../../apps/cli/src/launch/shutdown.ts'
import { startMessages } from '../../apps/cli/src/launch/startMessages.ts'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildDemoApp, buildPage, openPageDir } from './buildPage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const progress = createProgress((line) => console.log(line))
const shutdown = createShutdown(progress)

try {
  // npm runs scripts in the repository's folder, but paths are relative to the user's current folder.
  const options = readOptions(process.argv.slice(2), process.env, process.env['INIT_CWD'] ?? process.cwd())
  if (options.help) {
    progress.say(startMessages.usage)
    await shutdown.run(0)
  } else
    await launch(options, {
      files: {
        pageDir: await openPageDir(root),
        demoAppDir: join(root, 'apps/demo-app/dist'),
        build: {
          page: () => buildPage(root, shutdown.signal),
          demoApp: () => buildDemoApp(root, shutdown.signal),
        },
      },
      home: root,
      progress,
      shutdown,
      startedAt: Number(process.env['COUNTERSIGN_STARTED_AT']) || Date.now(),
    })
} catch (error) {
  if (!shutdown.requested) {
    progress.fail(explainFailure(error))
    await shutdown.run(1)
  }
}
