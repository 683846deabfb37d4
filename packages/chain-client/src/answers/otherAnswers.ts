import type { IndexingStatus } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { decodeData, NO_REFUND, toNonces, toTransactionData, toTransactionInfo } from '@countersign/ledger'
import { parseQuantity } from '../reads/parseQuantity.ts'
import { refusal, requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { creationAnswer } from './creationAnswer.ts'
import { readDeployed } from '../context/readAccount.ts'
import { tokensInCall } from '../tokens/tokensOfCalls.ts'
import { readBlockTime } from '../scan/readEvents.ts'
import { readPast } from '../context/readPast.ts'
import { answerMessages as messages } from './answerMessages.ts'

type Answers = Pick<
  ApiClient,
  | 'getChainsV2'
  | 'getChain'
  | 'getIndexingStatus'
  | 'getCreation'
  | 'decodeData'
  | 'previewTransaction'
  | 'estimateTransaction'
  | 'getSafeApps'
>

/** Networks, decoding, estimates. What no chain contains is an empty list, and the page says why. */
export function otherAnswers(context: ChainOnlyContext): Answers {
  return {
    async getChainsV2() {
      const results = [...context.chains()]
      return { count: results.length, next: null, previous: null, results }
    },
    async getChain({ params: { chainId } }) {
      const { ask: _ask, ...chain } = requireChain(context, chainId)
      return chain
    },
    async getIndexingStatus({ params: { chainId } }): Promise<IndexingStatus> {
      const chain = requireChain(context, chainId)
      const block = Number(parseQuantity(await chain.ask('eth_blockNumber', [])))
      const time = new Date().toISOString()
      const urls = context.nodeCount(chain)
      return {
        currentBlockNumber: block,
        currentBlockTimestamp: time,
        erc20BlockNumber: block,
        erc20BlockTimestamp: time,
        erc20Synced: true,
        masterCopiesBlockNumber: block,
        masterCopiesBlockTimestamp: time,
        masterCopiesSynced: true,
        synced: true,
        lastSync: Date.now(),
        mode: 'onDemand',
        progress: null,
        accounts: [],
        nodes: { configured: urls, answering: urls },
        capabilities: null,
        missing: [],
      }
    },
    async getCreation({ params: { chainId, safe } }) {
      const chain = requireChain(context, chainId)
      const { creation } = await readPast(context, chain, safe)
      return creationAnswer(creation, (block) => readBlockTime(chain, block))
    },
    async decodeData({ body: { data, to } }) {
      const decoded = decodeData(data, to ?? undefined)
      if (decoded) return decoded
      throw refusal(422, 'data/undecodable', messages.unknownMethod(data.slice(0, 10)))
    },
    async previewTransaction({ params: { chainId, safe }, body }) {
      const chain = requireChain(context, chainId)
      const call = { to: body.to, value: body.value, data: body.data ?? '0x', operation: body.operation } as const
      const tokens = await tokensInCall(chain, call)
      return {
        txInfo: toTransactionInfo({ safe, ...call, refund: NO_REFUND }, tokens),
        txData: toTransactionData(call, tokens, chain.nativeCurrency),
      }
    },
    /** Zero is right from 1.3.0 on. Older contracts need a number, which only a simulation could compute. */
    async estimateTransaction({ params: { chainId, safe } }) {
      const state = await readDeployed(requireChain(context, chainId), safe)
      const kept = await context.proposals.list({ chainId, safe })
      const nonces = toNonces(
        state.nonce,
        kept.map(({ transaction }) => transaction.nonce),
      )
      return { ...nonces, safeTxGas: 0n }
    },
    getSafeApps: async () => [],
  }
}
