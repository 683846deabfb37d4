import { ServiceConfig } from '../../config/ServiceConfig.ts'
import { createChainPool } from '../rpc/createChainPool.ts'
import { createRpcEndpoint } from '../rpc/RpcEndpoint.ts'
import { nameChain } from './askChains.ts'
import { formatReport } from './formatReport.ts'
import { probeChain, type ChainReport } from './probeChain.ts'

const TIMEOUT_MS = 20_000

/**
 * Reads which Safe contracts a chain has, and which features its node lacks.
 *
 * @param url of the node
 * @returns the report, and the same in words for a terminal
 * @throws NodeError when the node does not answer
 */
export async function probeNode(url: string): Promise<{ readonly report: ChainReport; readonly text: string }> {
  const answer = await createRpcEndpoint(url, TIMEOUT_MS).request({ method: 'eth_chainId' })
  const entry = await nameChain(String(Number(answer)))
  const { chains } = ServiceConfig.parse({ chains: [{ ...entry, serviceRpcUrl: url, rpcUrl: url }] })
  const [config] = chains
  if (config === undefined) throw new TypeError('A configuration with one chain has no chain.')
  const { client } = createChainPool(config, () => undefined)
  const report = await probeChain(client, config)
  return { report, text: formatReport(config, report) }
}
