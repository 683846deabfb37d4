import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LaunchError } from './LaunchError.ts'
import { startMessages } from './startMessages.ts'

export type LaunchOptions = {
  reset: boolean
  help: boolean
  /** Where relative paths are meant from. */
  cwd: string
  /** Absolute path of the configuration file, null without one. */
  configFile: string | null
  /** Two local chains with the demo organisation. */
  devnet: boolean
  /** Null: what the configuration file says, else the default. */
  port: number | null
  /** First of the two ports of the apps beside the local chains; null: the one after the page's. */
  appPort: number | null
  host: string | null
  dataDir: string | null
  databaseUrl: string | null
  /** Limits of the service by their names in the configuration, such as `limits.streamsPerAddress`. */
  limits: ReadonlyMap<string, number>
}

/** Command line and environment as one value; every problem is a sentence. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): LaunchOptions {
  const { reset = false, help = false, config, port, data, limit = [] } = parse(args)
  const devnet = readSwitch(env['DEVNET'], config === undefined)
  if (!devnet && config === undefined && !help) throw new LaunchError(startMessages.noChain)
  if (reset && !devnet) throw new LaunchError(startMessages.resetOfOwnChains)
  const databaseUrl = env['DATABASE_URL'] || null
  const folder = data || env['DATA_DIR']
  if (reset && databaseUrl) throw new LaunchError(startMessages.resetOfPostgres)
  return {
    reset,
    help,
    cwd,
    configFile: config === undefined ? null : resolve(cwd, config),
    devnet,
    port: port === undefined ? readPort('PORT', env['PORT']) : readPort('--port', port),
    appPort: readPort('APP_PORT', env['APP_PORT']),
    host: env['HOST'] || null,
    dataDir: folder ? resolve(cwd, folder) : null,
    databaseUrl,
    limits: new Map(limit.map(readLimit)),
  }
}

/** Settings that are limits: one number at the top, or any number of these groups. */
const LIMIT = /^(rateLimitPerMinute|(?:limits|enrolment)\.[a-zA-Z]+|auth\.requestsPerMinute)=(\d+(?:\.\d+)?)$/

function readLimit(text: string): [string, number] {
  const [, name, value] = LIMIT.exec(text) ?? []
  if (name === undefined) throw new LaunchError(startMessages.notALimit({ text }))
  return [name, Number(value)]
}

type Parsed = { reset?: boolean; help?: boolean; config?: string; port?: string; data?: string; limit?: string[] }

function parse(args: readonly string[]): Parsed {
  try {
    return parseArgs({
      args: [...args],
      options: {
        reset: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        config: { type: 'string' },
        port: { type: 'string' },
        data: { type: 'string' },
        limit: { type: 'string', multiple: true },
      },
    }).values
  } catch (error) {
    throw new LaunchError(startMessages.badOption({ reason: error instanceof Error ? error.message : String(error) }))
  }
}

function readPort(name: string, text: string | undefined): number | null {
  if (!text) return null
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new LaunchError(startMessages.notAPort({ name, text }))
}

function readSwitch(text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise
  const lower = text.toLowerCase()
  if (['on', '1', 'true', 'yes'].includes(lower)) return true
  if (['off', '0', 'false', 'no'].includes(lower)) return false
  throw new LaunchError(startMessages.notASwitch({ text }))
}
