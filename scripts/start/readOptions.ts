import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LaunchError } from './LaunchError.ts'

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
}

export const usage = `
  npm start                                  two local chains, demo organisation, service and page
  npm start -- --reset                       the same, after deleting the saved chains and the service's data
  npm start -- --config countersign.json     your own chains, no local ones

  Environment: PORT (4180), APP_PORT (the one after it; the demo app, and on the next one this page as an app), HOST (127.0.0.1), DATA_DIR (.countersign), DATABASE_URL (embedded database),
  DEVNET (on unless a config is given), ANVIL_BIN (anvil for platforms without a packaged one),
  WALLETCONNECT_PROJECT_ID, WALLETCONNECT_RELAY_URL (phone wallets), EMBEDDED_IN (wallets that may frame the page)
`

/** Command line and environment as one value; every problem is a sentence. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): LaunchOptions {
  const { reset = false, help = false, config } = parse(args)
  const devnet = readSwitch(env['DEVNET'], config === undefined)
  if (!devnet && config === undefined && !help)
    throw new LaunchError(
      'DEVNET is off and no configuration is given, so there is no chain to serve. Add --config <file>, or start without DEVNET.',
    )
  if (reset && !devnet)
    throw new LaunchError(
      '--reset is for local chains. Proposals and signatures of your own chains cannot be indexed again; to delete them all the same, remove the data folder yourself.',
    )
  const databaseUrl = env['DATABASE_URL'] || null
  if (reset && databaseUrl)
    throw new LaunchError(
      '--reset deletes the local chains and the embedded database, but DATABASE_URL names a PostgreSQL server, which it does not touch. Drop that database and the data folder yourself, or start without DATABASE_URL.',
    )
  return {
    reset,
    help,
    cwd,
    configFile: config === undefined ? null : resolve(cwd, config),
    devnet,
    port: readPort('PORT', env),
    appPort: readPort('APP_PORT', env),
    host: env['HOST'] || null,
    dataDir: env['DATA_DIR'] ? resolve(cwd, env['DATA_DIR']) : null,
    databaseUrl,
  }
}

function parse(args: readonly string[]): { reset?: boolean; help?: boolean; config?: string } {
  try {
    return parseArgs({
      args: [...args],
      options: { reset: { type: 'boolean' }, help: { type: 'boolean', short: 'h' }, config: { type: 'string' } },
    }).values
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

function readPort(name: string, env: NodeJS.ProcessEnv): number | null {
  const text = env[name]
  if (!text) return null
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new LaunchError(`${name} is "${text}", but a port is a number from 0 to 65535.`)
}

function readSwitch(text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise
  const lower = text.toLowerCase()
  if (['on', '1', 'true', 'yes'].includes(lower)) return true
  if (['off', '0', 'false', 'no'].includes(lower)) return false
  throw new LaunchError(`DEVNET is "${text}", expected on or off.`)
}
