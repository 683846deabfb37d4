import type { Chain } from '@countersign/api'
import { findKnownModules, type KnownModule } from '@countersign/chains'
import { judgeContract, type ContractFacts, type JudgedContract } from '@countersign/safe/contracts'
import type { Address } from '@countersign/primitives'
import { publishedCode } from '@countersign/chain-client/review'
import { readContract } from './readContract.ts'

export type ContractReport = {
  readonly facts: ContractFacts
  readonly judged: JudgedContract
  /** The known module or guard; null for any other contract, and when the code differs. */
  readonly known: KnownModule | null
}

/** Reads a contract and judges it for the account. Load this file with `import()`. @throws {RpcError} when the chain does not answer */
export async function reportContract(chain: Chain, account: Address, address: Address): Promise<ContractReport> {
  const { chainId } = chain
  const facts = await readContract(chain, address)
  const judged = judgeContract(facts, { account, publishedAt: (place) => publishedCode(chainId, place) })
  const runs = 'target' in facts.run ? [address, facts.run.target] : [address]
  const found = judged.name === null ? [] : runs.flatMap((place) => findKnownModules(place, chainId))
  return { facts, judged, known: found[0] ?? null }
}
