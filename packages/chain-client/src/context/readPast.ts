import type { Address } from '@countersign/primitives'
import { parseSignatures, recoverSignature, type Signature } from '@countersign/safe'
import type { ChainState } from '../reads/readStateFrom.ts'
import type { ChainOnlyContext } from './ChainOnlyContext.ts'
import { readDeployed } from './readAccount.ts'
import { readCreation, type Creation } from '../scan/readCreation.ts'
import { readExecutions, readModuleCalls, type Execution, type ModuleCall } from '../scan/readEvents.ts'
import { readMoves, type Move } from '../scan/readMoves.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

export type Past = {
  readonly executions: readonly Execution[]
  readonly modules: readonly ModuleCall[]
  readonly moves: readonly Move[]
  readonly creation: Creation | null
  readonly state: ChainState
}

/** What an account did, as far back as its logs were read. */
export async function readPast(context: ChainOnlyContext, chain: ReadableChain, safe: Address): Promise<Past> {
  const [record, state] = await Promise.all([context.history.refresh(chain, safe), readDeployed(chain, safe)])
  const account = { chain, safe, version: state.version, nonce: state.nonce }
  const [executions, modules, creation] = await Promise.all([
    readExecutions(record, account),
    readModuleCalls(record, account),
    readCreation(chain, safe, record),
  ])
  return { executions, modules, creation, state, moves: readMoves(record.logs, safe) }
}

/** The signatures that the chain accepted. */
export async function signersOf({ signatures, safeTxHash, threshold }: Execution): Promise<Signature[]> {
  if (signatures === '0x') return []
  try {
    const parsed = parseSignatures(signatures, threshold === null ? {} : { count: threshold })
    return await Promise.all(parsed.map((signature) => recoverSignature({ signature, hash: safeTxHash })))
  } catch {
    return []
  }
}
