import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { Logger } from '../../logging/createLogger.ts'
import type { ChainReport } from './probeChain.ts'

type Probed = { readonly config: ChainConfig; readonly probe: () => Promise<ChainReport> }

/** Logs what the nodes of a chain lack, once at start. For a local chain only at debug level. */
export async function logMissing({ config, probe }: Probed, log: Logger): Promise<void> {
  const name = `${config.chainName} (${config.chainId})`
  try {
    const { missing } = await probe()
    const tell = config.isLocal ? log.debug : log.warn
    for (const sentence of missing) tell(`${name}: ${sentence}`)
  } catch (error) {
    log.warn(`${name}: the nodes could not be probed for their features.`, { error: String(error) })
  }
}
