import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { Logger } from '../../logging/createLogger.ts'
import type { ChainReport } from './probeChain.ts'

type Probed = { readonly config: ChainConfig; readonly probe: () => Promise<ChainReport> }

/** One line per thing a chain's nodes lack, once at start. A local chain is what it is. */
export async function logMissing({ config, probe }: Probed, log: Logger): Promise<void> {
  const name = `${config.chainName} (${config.chainId})`
  try {
    const { missing } = await probe()
    const tell = config.isLocal ? log.debug : log.warn
    for (const sentence of missing) tell(`${name}: ${sentence}`)
  } catch (error) {
    log.warn(`${name}: its nodes could not be asked what they can do.`, { error: String(error) })
  }
}
