import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { ChainReport } from './probeChain.ts'
import { probeMessages } from './probeMessages.ts'

type Named = Pick<ChainConfig, 'chainName' | 'shortName' | 'mode' | 'startBlock'>

/** The report of a chain for a terminal. */
export function formatReport({ chainName, shortName, mode, startBlock }: Named, report: ChainReport): string {
  const { capabilities, contracts, chainId, head, missing } = report
  const yes = (value: boolean) => (value ? 'yes' : 'no')
  const lines: [string, string][] = [
    ['Chain', `${chainName} (${chainId}), prefix ${shortName}`],
    ['Head', `block ${head}`],
    ['Node', capabilities.clientVersion ?? 'does not say'],
    ['Indexed', mode === 'full' ? `every account, from block ${startBlock}` : 'accounts when they are opened'],
    ['EIP-1559 fees', yes(capabilities.eip1559)],
    ['Multicall3', yes(capabilities.multicall3)],
    [
      'Traces',
      `debug_traceTransaction ${yes(capabilities.traceTransaction)}, trace_block ${yes(capabilities.traceBlock)}`,
    ],
    ['Simulation', `eth_simulateV1 ${yes(capabilities.simulate)}`],
    ['Old state', yes(capabilities.archive)],
    ['Blocks per eth_getLogs', capabilities.maxLogRange === null ? 'none' : `at least ${capabilities.maxLogRange}`],
    ...contracts.map(({ version, isComplete, present, absent }): [string, string] => [
      `Safe ${version}`,
      isComplete
        ? `complete${absent.length > 0 ? `, without ${absent.join(', ')}` : ''}`
        : present.length > 0
          ? `only ${present.join(', ')}`
          : 'not there',
    ]),
  ]
  const width = Math.max(...lines.map(([label]) => label.length)) + 2
  const table = lines.map(([label, text]) => `${label.padEnd(width)}${text}`)
  const rest = missing.length === 0 ? [probeMessages.complete] : missing.map((sentence) => `- ${sentence}`)
  return [...table, '', ...rest].join('\n')
}
