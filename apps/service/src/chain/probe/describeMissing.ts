import type { NodeCapabilities } from '@countersign/api'
import type { ContractFinding } from './probeContracts.ts'

const SMALL_LOG_RANGE = 1000

/** The missing features of a chain's nodes, each with its consequence for users. */
export function describeMissing(
  capabilities: NodeCapabilities,
  contracts: readonly ContractFinding[],
  recommendedVersion: string,
): string[] {
  const { safeVersions, maxLogRange } = capabilities
  const recommended = contracts.find(({ version }) => version === recommendedVersion)
  const needed = ['SafeL2', 'Safe', 'SafeProxyFactory', 'CompatibilityFallbackHandler', 'MultiSendCallOnly']
  const absent = recommended?.absent.filter((name) => needed.includes(name)) ?? []
  const sentences: (string | false)[] = [
    safeVersions.length === 0 &&
      'None of the published Safe contract sets is complete on this chain: accounts cannot be created here.',
    safeVersions.length > 0 &&
      recommended?.isComplete === false &&
      `Safe ${recommendedVersion} is not complete here (${absent.join(', ') || 'other code'}): accounts can be created with ${safeVersions.join(', ')}.`,
    ...contracts.flatMap(({ version, different }) =>
      different.map(
        ({ name, address }) =>
          `The code at ${address} is not the published ${name} ${version}: accounts that use it are shown with that warning.`,
      ),
    ),
    maxLogRange === null && 'The node does not answer eth_getLogs: no history can be read.',
    maxLogRange !== null &&
      maxLogRange < SMALL_LOG_RANGE &&
      maxLogRange >= 10 &&
      `The node takes eth_getLogs over ${maxLogRange} blocks at most: reading the past of an account is slow.`,
    !capabilities.archive &&
      'The node does not store old state. The service searches events for the creation of an account, which takes longer.',
    !capabilities.traceTransaction &&
      !capabilities.traceBlock &&
      'The node does not trace transactions (debug_traceTransaction, trace_block): coins moved inside batches and by modules, and the parameters of transactions that another contract forwarded, stay unknown.',
    !capabilities.simulate && 'The node does not offer eth_simulateV1: simulations use another way or are not checked.',
    !capabilities.multicall3 && 'Multicall3 is not at its usual address: balances are read token by token.',
    !capabilities.eip1559 && 'Blocks have no base fee (EIP-1559): transactions have a gas price.',
  ]
  return sentences.filter((sentence) => sentence !== false)
}
