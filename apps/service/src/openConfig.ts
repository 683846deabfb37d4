import { askChains } from './chain/probe/askChains.ts'
import { loadConfig, readConfigFile } from './config/loadConfig.ts'
import type { ServiceConfig } from './config/ServiceConfig.ts'

/**
 * The configuration of a process, completed by requests to the nodes: a chain may be configured as a URL alone.
 * @throws StartError config/invalid
 */
export async function openConfig(path: string, environment: Record<string, string>): Promise<ServiceConfig> {
  return loadConfig(path, environment, await askChains(readConfigFile(path)))
}
