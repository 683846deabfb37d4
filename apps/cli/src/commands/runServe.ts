import { openConfig, readEnvironment, startService } from '@countersign/service'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { cliMessages } from '../cliMessages.ts'
import { EXIT, type CliIo } from '../output/CliIo.ts'

/** `countersign serve --config <file>`: runs one service until SIGTERM or SIGINT. */
export async function runServe(args: readonly string[], io: CliIo): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { config: { type: 'string', default: 'countersign.config.json' } },
  })
  const service = await startService(await openConfig(values.config, readEnvironment()))
  io.write(`${cliMessages.serves({ url: service.url })}\n`)
  const stopped = new AbortController()
  await Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal, { signal: stopped.signal })))
  stopped.abort()
  await service.stop()
  return EXIT.ok
}
