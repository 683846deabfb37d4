import type { Address } from '@countersign/primitives'
import { useQueries } from '@tanstack/react-query'
import { contractQuery } from '../../parts/contracts/contractQuery.ts'
import type { ContractReport } from '../../parts/contracts/reportContract.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { powersMessages } from './powersMessages.ts'

/** Further contracts stay unknown, because each costs reads of its code and its owner. */
const MOST = 10

/**
 * Names of modules and guards that are known by their code alone: minimal proxies of published contracts. By lower-case address.
 * @param unknown contracts that are not known by their address
 * @returns null until all are read; one that could not be read has no name
 */
export function useNamedPowers(
  { chain, safe }: OpenAccount,
  unknown: readonly Address[],
): ReadonlyMap<string, string> | null {
  const asked = unknown.slice(0, MOST)
  const reads = useQueries({ queries: asked.map((address) => contractQuery(chain, safe, address)) })
  if (reads.some(({ isPending }) => isPending)) return null
  return new Map(
    asked.flatMap((address, index): [string, string][] => {
      const name = nameOf(reads[index]?.data)
      return name === null ? [] : [[address.toLowerCase(), name]]
    }),
  )
}

function nameOf(report: ContractReport | undefined): string | null {
  if (!report || report.judged.name === null) return null
  if (report.judged.kind === 'known-code') return report.judged.name
  return report.judged.kind === 'exchangeable' ? powersMessages.exchangeable({ name: report.judged.name }) : null
}
