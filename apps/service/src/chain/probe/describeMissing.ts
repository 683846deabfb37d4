import type { NodeCapabilities } from '@countersign/api'
import type { ContractFinding } from './probeContracts.ts'
import { probeMessages } from './probeMessages.ts'

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
    safeVersions.length === 0 && probeMessages.noSafeVersion,
    safeVersions.length > 0 &&
      recommended?.isComplete === false &&
      probeMessages.incomplete({ version: recommendedVersion, absent, versions: safeVersions }),
    ...contracts.flatMap(({ version, different }) =>
      different.map(({ name, address }) => probeMessages.otherCode({ address, name, version })),
    ),
    maxLogRange === null && probeMessages.noLogs,
    maxLogRange !== null &&
      maxLogRange < SMALL_LOG_RANGE &&
      maxLogRange >= 10 &&
      probeMessages.fewLogs({ blocks: maxLogRange }),
    !capabilities.archive && probeMessages.noArchive,
    !capabilities.traceTransaction && !capabilities.traceBlock && probeMessages.noTraces,
    !capabilities.simulate && probeMessages.noSimulation,
    !capabilities.multicall3 && probeMessages.noMulticall,
    !capabilities.eip1559 && probeMessages.noBaseFee,
  ]
  return sentences.filter((sentence) => sentence !== false)
}
