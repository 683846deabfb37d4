import type { InboxAccount, UnreadInboxAccount } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { multisigId } from '@countersign/ledger'
import { checksumAddress, isAddress } from '@countersign/primitives'
import { limitParallel } from '../reads/limitParallel.ts'
import { refusal, requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { messageAnswers } from './messageAnswers.ts'
import { queueAnswers } from './queueAnswers.ts'
import { readDeployed } from '../context/readAccount.ts'
import { answerMessages as messages } from './answerMessages.ts'

/** How many accounts are read at the same time. Their calls share batches. */
const PARALLEL = 40

/**
 * What this browser stores of each account, and its owners on chain. No source lists the accounts that an account owns: the known accounts
 * are searched by their owners.
 */
export function inboxAnswers(context: ChainOnlyContext): Pick<ApiClient, 'getInbox'> {
  const { getQueue } = queueAnswers(context)
  const { getMessages } = messageAnswers(context)

  async function readOne(name: string): Promise<InboxAccount | UnreadInboxAccount> {
    const [chainId = '', address = ''] = name.split(':')
    if (!isAddress(address)) throw refusal(422, 'safe/malformed', messages.noAccount(name))
    const key = { chainId, safe: checksumAddress(address) }
    try {
      const state = await readDeployed(requireChain(context, chainId), key.safe)
      const kept = await context.proposals.list(key)
      const queue = kept.length === 0 ? [] : (await getQueue({ params: key })).results
      const { results } = await getMessages({ params: key })
      return {
        chainId,
        address: key.safe,
        threshold: state.threshold,
        owners: state.owners,
        nonce: Number(state.nonce),
        queued: queue.filter(({ type }) => type === 'TRANSACTION').length,
        queue,
        proposers: Object.fromEntries(
          kept.flatMap(({ safeTxHash, proposer }) =>
            proposer === null ? [] : [[multisigId({ safe: key.safe, safeTxHash }), proposer]],
          ),
        ),
        messages: results.flatMap((item) =>
          item.type === 'MESSAGE' && item.status === 'NEEDS_CONFIRMATION' ? [item] : [],
        ),
        moreMessages: false,
        owns: [],
        ownsMore: false,
      }
    } catch (error) {
      return { chainId, address: key.safe, error: error instanceof Error ? error.message : String(error) }
    }
  }

  return {
    async getInbox({ body: { safes } }) {
      const inTurn = limitParallel(PARALLEL)
      return { next: null, results: await Promise.all(safes.map((name) => inTurn(() => readOne(name)))) }
    },
  }
}
