import { parseArgs } from 'node:util'
import { openConfig } from './openConfig.ts'
import { readEnvironment } from './config/readEnvironment.ts'
import { startService } from './startService.ts'

/** `main.ts --config countersign.config.json`: runs one service until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { config: { type: 'string', default: 'countersign.config.json' } } })
  const service = await startService(await openConfig(values.config, readEnvironment()))
  console.log(`Countersign serves on ${service.url}`)
  const stop = () => {
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error && 'code' in error ? error.message : error)
  process.exitCode = 1
})
