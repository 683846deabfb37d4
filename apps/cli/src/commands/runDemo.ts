import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cliMessages } from '../cliMessages.ts'
import { explainFailure } from '../launch/explainFailure.ts'
import { launch } from '../launch/launch.ts'
import { createProgress } from '../launch/progress.ts'
import { readOptions } from '../launch/readOptions.ts'
import { createShutdown } from '../launch/shutdown.ts'
import { CliError } from '../output/CliError.ts'
import type { CliIo } from '../output/CliIo.ts'

/** The built page and the demo app are beside `dist` in the tarball. */
const own = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** `countersign` without a command: local chains with demo accounts, service and page, until Ctrl-C. The end of the launcher ends the process. */
export async function runDemo(args: readonly string[], io: CliIo): Promise<number> {
  const startedAt = Date.now()
  const options = readOptions(args, process.env, process.cwd())
  if (options.configFile !== null) throw new CliError(cliMessages.ownChains)
  const progress = createProgress((line) => io.write(`${line}\n`))
  const shutdown = createShutdown(progress)
  try {
    await launch(options, {
      files: { pageDir: join(own, 'page'), demoAppDir: join(own, 'demo-app') },
      home: process.cwd(),
      progress,
      shutdown,
      startedAt,
    })
  } catch (error) {
    if (!shutdown.requested) {
      io.complain(`\n  ✗ ${explainFailure(error)}\n`)
      await shutdown.run(1)
    }
  }
  return new Promise<never>(() => undefined)
}
