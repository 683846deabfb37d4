import {
  Environment,
  environmentSettings,
  openConfig,
  readEnvironment,
  ServiceConfig,
  type ServiceConfigInput,
} from '@countersign/service'
import { resolve } from 'node:path'
import { LaunchError } from './LaunchError.ts'
import type { LaunchOptions } from './readOptions.ts'
import { startMessages } from './startMessages.ts'

/** The service's configuration before the local chains are known. */
export type BaseConfig = Omit<ServiceConfigInput, 'chains'> & {
  port: number
  host: string
  dataDir: string
  chains: ServiceConfig['chains']
}

const defaults = { port: 4180, host: '127.0.0.1', dataDir: '.countersign' }

/**
 * Configuration file, overridden by the environment and the options. The data folder becomes absolute, relative to the user's current
 * folder.
 *
 * @param home where `.countersign` is, unless a data folder is named
 */
export async function readBaseConfig(
  { configFile, cwd, port, host, dataDir, databaseUrl }: LaunchOptions,
  home: string,
): Promise<BaseConfig> {
  if (configFile !== null) {
    const fromFile = await openConfig(configFile, readEnvironment())
    return { ...fromFile, port: port ?? fromFile.port, dataDir: dataDir ?? resolve(cwd, fromFile.dataDir) }
  }
  return {
    port: port ?? defaults.port,
    host: host ?? defaults.host,
    dataDir: dataDir ?? resolve(home, defaults.dataDir),
    ...(databaseUrl === null ? {} : { databaseUrl }),
    chains: [],
    ...environmentSettings(parseEnvironment()),
  }
}

function parseEnvironment(): Environment {
  const { success, data, error } = Environment.safeParse(readEnvironment())
  if (success) return data
  throw new LaunchError(startMessages.configUnusable({ problems: error.issues.map(({ message }) => message) }))
}

/** Limits of the command line over those of the file. @throws LaunchError for a name that the service does not know */
export function withLimits(config: ServiceConfig, limits: LaunchOptions['limits']): ServiceConfig {
  const changed = structuredClone(config)
  const groups: Record<string, Record<string, unknown>> = {
    '': changed,
    limits: changed.limits,
    enrolment: changed.enrolment,
    auth: changed.auth,
  }
  for (const [name, value] of limits) {
    const [key = '', group = ''] = name.split('.').toReversed()
    const target = groups[group]
    if (target === undefined || typeof target[key] !== 'number')
      throw new LaunchError(startMessages.unknownLimit({ name }))
    target[key] = value
  }
  return completeConfig(changed)
}

/** The whole configuration; what is wrong here is wrong in the launcher. */
export function completeConfig(input: ServiceConfigInput): ServiceConfig {
  const { success, data, error } = ServiceConfig.safeParse(input)
  if (success) return data
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new LaunchError(startMessages.configUnusable({ problems }))
}
