import { openConfig, readEnvironment, startService } from '@countersign/service'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { cliMessages } from '../cliMessages.ts'
import { CliError } from '../output/CliError.ts'
import { EXIT, type CliIo } from '../output/CliIo.ts'

/** The built page, which the tarball of this program contains. */
const OWN_PAGE = join(dirname(fileURLToPath(import.meta.url)), '../../page')

/** `countersign serve --config <file>`: runs one service with its page until SIGTERM or SIGINT. */
export async function runServe(args: readonly string[], io: CliIo): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { config: { type: 'string', default: 'countersign.config.json' } },
  })
  if (!existsSync(values.config)) throw new CliError(cliMessages.noConfig({ file: values.config }))
  const config = await openConfig(values.config, readEnvironment())
  const hasOwnPage = config.pageDir === undefined && existsSync(join(OWN_PAGE, 'root.html'))
  const service = await startService(hasOwnPage ? { ...config, pageDir: OWN_PAGE } : config)
  io.write(`${cliMessages.serves({ url: service.url })}\n`)
  const stopped = new AbortController()
  await Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal, { signal: stopped.signal })))
  stopped.abort()
  await service.stop()
  return EXIT.ok
}
