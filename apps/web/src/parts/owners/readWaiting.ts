import type { Chain, Transaction } from '@countersign/api'
import { limitParallel } from '@countersign/chain-client/reads'
import type { WaitingTransaction } from '@countersign/safe/checks'
import type { Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../data/client/apiClient.ts'
import { checkTransaction } from '../../data/chain-access/checkTransaction.ts'
import { readRowUnits, type RowUnits } from '../../data/chain-access/readRowUnits.ts'
import { cursorOf, FIRST_PAGE } from '../../data/api/cursorOf.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { transactionQuery } from '../../data/query/transactionQuery.ts'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { readAccountState } from '../../data/undeployed/readAccountState.ts'

/** A transaction of the queue. Its signers are those whose signatures the page checked. */
export type Waiting = WaitingTransaction & {
  readonly hash: Hex
  readonly listed: Transaction
  /** The signed fields, if they hash to the hash that the service names; null when unchecked or different. */
  readonly signed: SafeTransactionData | null
  /** Symbols and decimals from the chain. */
  readonly units: RowUnits | null
}

export type WaitingQueue = {
  readonly waiting: readonly Waiting[]
  /** The service has more than were read. */
  readonly hasMore: boolean
  /** The nonce on chain, and the block of the read. */
  readonly nonce: bigint
  readonly block: bigint
}

/** How many transactions are read. Each costs one request to the service, and users cannot review more. */
const MOST = 60

/**
 * The queue of an account from the service. Each transaction is hashed again, and each signature is checked against the owners on chain.
 */
export async function readWaiting(client: QueryClient, chain: Chain, key: AccountKey): Promise<WaitingQueue> {
  const [{ listed, hasMore }, state] = await Promise.all([readQueue(key), readAccountState(chain, key.safe)])
  const inTurn = limitParallel(6)
  const read = async (transaction: Transaction): Promise<Waiting | null> => {
    const { id, executionInfo } = transaction
    if (executionInfo?.type !== 'MULTISIG') return null
    const nonce = BigInt(executionInfo.nonce)
    const unchecked = { nonce, hash: hashOf(id), listed: transaction, signedBy: [], signed: null, units: null }
    try {
      const details = await client.fetchQuery({ ...transactionQuery(key, id), staleTime: 5_000 })
      const [check, signed] = [await checkTransaction(chain, details, state), transactionOfDetails(details)]
      const execution = details.detailedExecutionInfo
      if (check === null || signed === null || !check.isHashEqual || execution?.type !== 'MULTISIG') return unchecked
      return {
        hash: check.safeTxHash,
        nonce: signed.nonce,
        listed: transaction,
        signed,
        units: await readRowUnits(chain, key.safe, signed, state.block).catch(() => null),
        signedBy: execution.confirmations
          .map(({ signer }) => signer.value)
          .filter((signer) => check.signatures.get(signer.toLowerCase())?.outcome === 'matches'),
      }
    } catch {
      return unchecked
    }
  }
  const waiting = await Promise.all(listed.map((transaction) => inTurn(() => read(transaction))))
  return {
    waiting: waiting.filter((one) => one !== null),
    hasMore,
    nonce: state.nonce,
    block: state.block,
  }
}

async function readQueue(key: AccountKey): Promise<{ listed: Transaction[]; hasMore: boolean }> {
  const listed: Transaction[] = []
  let cursor = FIRST_PAGE
  do {
    const page = await api().getQueue({ params: key, query: { cursor } })
    listed.push(...page.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : [])))
    cursor = cursorOf(page.next)
  } while (cursor !== null && listed.length < MOST)
  return { listed: listed.slice(0, MOST), hasMore: cursor !== null || listed.length > MOST }
}

/** `multisig_<account>_<hash>` */
const hashOf = (id: string): Hex => `0x${id.split('_').at(-1)?.replace(/^0x/, '').toLowerCase() ?? ''}`
