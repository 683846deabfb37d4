import * as z from 'zod/mini'
import { readFileSync } from 'node:fs'
import { isRecord } from '@countersign/primitives'
import { Environment } from './readEnvironment.ts'
import { StartError } from './StartError.ts'
import type { ChainEntryInput } from './ChainEntry.ts'
import { ServiceConfig } from './ServiceConfig.ts'
import { configMessages } from './configMessages.ts'

/** Fields of a chain entry that the schema replaces by others. */
const SPENT = new Set(['preset', 'rpcUrl'])

/**
 * Names in a configuration that the schema does not know. Without this check a misspelled setting would be ignored silently.
 * @param given the parsed file
 * @param read the output of the schema
 * @returns their paths, for example `chains.0.featurs`
 */
function findUnknownNames(given: unknown, read: unknown, at: readonly string[] = []): string[] {
  if (Array.isArray(given) && Array.isArray(read))
    return given.flatMap((each: unknown, place) => findUnknownNames(each, read[place], [...at, String(place)]))
  if (!isRecord(given) || !isRecord(read)) return []
  return Object.entries(given).flatMap(([name, value]) => {
    const path = [...at, name]
    if (name in read) return findUnknownNames(value, read[name], path)
    const isSpent = at.length === 2 && at[0] === 'chains' && SPENT.has(name)
    return isSpent || name === '$schema' ? [] : [path.join('.')]
  })
}

/** What nodes and a list of chains say about entries without a preset, by the index of the entry. */
export type AskedChains = ReadonlyMap<number, ChainEntryInput>

/**
 * The configuration of a process: the JSON file, overridden by environment variables. All errors of both are reported together.
 * @throws StartError config/invalid
 */
export function loadConfig(
  path: string,
  environment: Record<string, string>,
  asked: AskedChains = new Map(),
): ServiceConfig {
  const file = addAsked(readConfigFile(path), asked)
  const variables = z.safeParse(Environment, environment)
  const problems: string[] = variables.success ? [] : variables.error.issues.map(({ message }) => `${message}.`)
  const known = variables.success ? variables.data : {}
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    DATABASE_READ_URL,
    BROKER_URL,
    READ_ONLY,
    PAGE_DIR,
    RELAYER_PRIVATE_KEY,
  } = known
  const overrides = {
    ...(PORT === undefined ? {} : { port: Number(PORT) }),
    ...(HOST === undefined ? {} : { host: HOST }),
    ...(DATA_DIR === undefined ? {} : { dataDir: DATA_DIR }),
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    ...(DATABASE_READ_URL === undefined ? {} : { databaseReadUrl: DATABASE_READ_URL }),
    ...(BROKER_URL === undefined ? {} : { brokerUrl: BROKER_URL }),
    ...(READ_ONLY === undefined ? {} : { readOnly: READ_ONLY === 'true' }),
    ...(PAGE_DIR === undefined ? {} : { pageDir: PAGE_DIR }),
    ...(RELAYER_PRIVATE_KEY === undefined ? {} : { relay: withKey(file['relay'], RELAYER_PRIVATE_KEY) }),
    ...environmentSettings(known, file),
  }
  const config = z.safeParse(ServiceConfig, { ...file, ...overrides }, IN_WORDS)
  if (!config.success)
    problems.push(...config.error.issues.map(({ path: at, message }) => `${nameOf(at)}: ${message}.`))
  else
    problems.push(
      ...findUnknownNames(file, config.data).map((name) => configMessages.unknownSetting({ name })),
      ...findContradictions(config.data),
    )
  if (problems.length > 0 || !config.success) throw StartError.invalidConfig(problems)
  return config.data
}

/** The small build of zod has no error texts. */
const IN_WORDS = { error: z.locales.en().localeError }

const withKey = (relay: unknown, privateKey: string) => ({
  ...(typeof relay === 'object' && relay !== null ? relay : {}),
  privateKey,
})

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'the file'

/** The fields of an entry take precedence over those of a node or a list. */
function addAsked(file: Record<string, unknown>, asked: AskedChains): Record<string, unknown> {
  const { chains } = file
  if (!Array.isArray(chains) || asked.size === 0) return file
  return { ...file, chains: chains.map((chain: unknown, place) => ({ ...asked.get(place), ...Object(chain) })) }
}

export function readConfigFile(path: string): Record<string, unknown> {
  try {
    return z.parse(z.record(z.string(), z.unknown()), JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw StartError.invalidConfig([
      error instanceof SyntaxError
        ? configMessages.notJson({ path, reason: error.message })
        : configMessages.notObject({ path }),
    ])
  }
}

function findRolesWithoutServer({ databaseUrl, databaseReadUrl, readOnly, brokerUrl }: ServiceConfig): string[] {
  if (databaseUrl !== undefined) return []
  return [
    ...(readOnly ? [configMessages.readOnlyNeedsServer] : []),
    ...(brokerUrl === undefined ? [] : [configMessages.brokerNeedsServer]),
    ...(databaseReadUrl === undefined ? [] : [configMessages.replicaNeedsServer]),
  ]
}

function findContradictions(config: ServiceConfig): string[] {
  const { chains, demo, safeApps, apiKeys } = config
  const problems = findRolesWithoutServer(config)
  for (const field of ['name', 'key'] as const)
    for (const [place, entry] of apiKeys.entries())
      if (apiKeys.findIndex((other) => other[field] === entry[field]) < place)
        problems.push(configMessages.apiKeyTwice({ field, name: entry.name }))
  for (const field of ['chainId', 'shortName'] as const) {
    const values = chains.map((chain) => chain[field])
    const twice = values.filter((value, index) => values.indexOf(value) !== index)
    for (const value of new Set(twice)) problems.push(configMessages.chainTwice({ field, value }))
  }
  for (const field of ['id', 'url'] as const) {
    const values = safeApps.map((app) => app[field])
    const twice = values.filter((value, index) => values.indexOf(value) !== index)
    for (const value of new Set(twice)) problems.push(configMessages.appTwice({ field, value }))
  }
  const configured = new Set(chains.map(({ chainId }) => chainId))
  for (const { name, chainIds = [] } of safeApps)
    for (const chainId of chainIds.filter((id) => !configured.has(id)))
      problems.push(configMessages.appOnUnknownChain({ name, chainId }))
  const local = new Set(chains.filter(({ isLocal }) => isLocal).map(({ chainId }) => chainId))
  if (demo && local.size === 0) problems.push(configMessages.demoNeedsLocal)
  for (const { chainId, name } of demo?.accounts ?? [])
    if (!local.has(chainId)) problems.push(configMessages.demoNotLocal({ name, chainId }))
  return problems
}

/**
 * Settings from the environment, over those of the file, that also count beside local chains: keys of the operator, log, collector, WalletConnect, and
 * the sites that may frame the page.
 */
export function environmentSettings(
  {
    WALLETCONNECT_PROJECT_ID: projectId,
    WALLETCONNECT_RELAY_URL: relayUrl,
    EMBEDDED_IN,
    LOG_LEVEL,
    METRICS_TOKEN,
    ADMIN_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: share,
  }: Environment,
  file: Readonly<Record<string, unknown>> = {},
) {
  const telemetry = {
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(share === undefined ? {} : { traceShare: Number(share) }),
  }
  const walletConnect = {
    ...(projectId === undefined ? {} : { projectId }),
    ...(relayUrl === undefined ? {} : { relayUrl }),
  }
  return {
    ...(METRICS_TOKEN === undefined ? {} : { metricsToken: METRICS_TOKEN }),
    ...(ADMIN_TOKEN === undefined ? {} : { adminToken: ADMIN_TOKEN }),
    ...(Object.keys(telemetry).length === 0 ? {} : { telemetry: { ...Object(file['telemetry']), ...telemetry } }),
    ...(LOG_LEVEL === undefined ? {} : { logLevel: LOG_LEVEL }),
    ...(Object.keys(walletConnect).length === 0
      ? {}
      : { walletConnect: { ...Object(file['walletConnect']), ...walletConnect } }),
    ...(EMBEDDED_IN === undefined ? {} : { embeddedIn: EMBEDDED_IN.split(/[\s,]+/).filter((text) => text !== '') }),
  }
}
