import { askChains } from './chain/probe/askChains.ts'
import { loadConfig, readConfigFile } from './config/loadConfig.ts'
import type { ServiceConfig } from './config/ServiceConfig.ts'

/**
 * The configuration of a process. A chain may be configured as a URL alone, or as an id: the node is asked for the id, and a list of chains completes the entry.
 * @throws StartError config/invalid
 */
export async function openConfig(path: string, environment: Record<string, string>): Promise<ServiceConfig> {
  return loadConfig(path, environment, await askChains(readConfigFile(path)))
}
