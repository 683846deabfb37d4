import type { Chain } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import { errorText, type Address } from '@countersign/primitives'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { readAccountState } from '../../../data/undeployed/readAccountState.ts'
import { findInQueue, signersOf } from '../add/queueImport.ts'
import type { JudgedStated } from './JudgedStated.ts'
import { judgeStated } from './judgeStated.ts'
import type { StatedTransaction } from './QueueFile.ts'
import { queueFileMessages as messages } from './queueFileMessages.ts'

/** Transactions that are compared with the queue at the same time. */
const AT_ONCE = 4

/** Judges the transactions in their order. Each account is read from the chain once. */
export async function judgeQueueFile(
  transactions: readonly StatedTransaction[],
  chain: Chain,
  signal: AbortSignal,
): Promise<readonly JudgedStated[]> {
  const states = new Map<Address, ReturnType<typeof readAccountState>>()
  const stateOf = (safe: Address) => {
    const state = states.get(safe) ?? readAccountState(chain, safe, { signal })
    states.set(safe, state)
    return state
  }
  const judge = async (stated: StatedTransaction): Promise<JudgedStated> => {
    try {
      const state = await stateOf(stated.safe)
      return await judgeStated(stated, {
        chain,
        state,
        read: signatureReads(readableChain(chain), stated.safe),
        signersHere: async ({ reviewed }) => {
          const known = await findInQueue(chain.chainId, reviewed.safeTxHash)
          return known === null ? null : signersOf(known)
        },
      })
    } catch (error) {
      const problems = [messages.chainNotRead({ reason: errorText(error) })]
      return { stated, outcome: 'unchecked', problems, verified: null, valid: 0, fresh: 0 }
    }
  }
  const judged: JudgedStated[] = []
  for (let index = 0; index < transactions.length; index += AT_ONCE)
    judged.push(...(await Promise.all(transactions.slice(index, index + AT_ONCE).map(judge))))
  return judged
}
