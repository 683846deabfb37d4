import { type Address, isSameAddress, jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { TransactionRecord, toTransactionRecord, type TransactionInput } from './TransactionRecord.ts'

/** How many finished transactions stay stored per chain and account. */
export const KEPT_FINISHED = 10

type Records = Readonly<Record<string, TransactionRecord[]>>
type Identity = Pick<TransactionRecord, 'chainId' | 'account' | 'hash'>
export type TransactionStore = ReturnType<typeof createTransactionStore>

const keyOf = ({ chainId, account }: Pick<Identity, 'chainId' | 'account'>) => `${chainId}:${account.toLowerCase()}`
const isSame = (first: Identity, second: Identity) => first.hash.toLowerCase() === second.hash.toLowerCase()
const newestFirst = (records: readonly TransactionRecord[]) =>
  records.toSorted((first, second) => second.sentAt - first.sentAt)

/**
 * Transactions that wallets sent from this browser, newest first, by chain and account, shared by all tabs and stored over a reload.
 *
 * @param key its name in `localStorage`
 * @example
 * createTransactionStore('example.transactions').list() // []
 */
export function createTransactionStore(key: string) {
  const stored = createStoredValue<Records>(key, {}, jsonCodec(z.record(z.string(), z.array(TransactionRecord))))

  function put(record: TransactionRecord): void {
    stored.update((all) => {
      const others = (all[keyOf(record)] ?? []).filter((known) => !isSame(known, record))
      const next = newestFirst([record, ...others])
      const finished = next.filter(({ status }) => status !== 'pending')
      const dropped = new Set(finished.slice(KEPT_FINISHED))
      return { ...all, [keyOf(record)]: next.filter((known) => !dropped.has(known)) }
    })
  }

  return {
    /** All records by chain and account; the same object until a change. */
    get: stored.get,
    list: (): TransactionRecord[] => Object.values(stored.get()).flat(),
    subscribe: stored.subscribe,
    /** @throws {BaseError} when the record violates a rule */
    add(input: TransactionInput) {
      put(toTransactionRecord(input, Date.now()))
    },
    /** Updates a transaction; one that was cleared in the meantime stays cleared. Others with its wallet nonce can no longer be mined. */
    update(identity: Identity, change: Pick<TransactionRecord, 'status' | 'block'>) {
      const records = stored.get()[keyOf(identity)] ?? []
      const known = records.find((record) => isSame(record, identity))
      if (!known) return
      put({ ...known, ...change })
      if (change.block === null || known.walletNonce === null) return
      for (const other of records)
        if (other.status === 'pending' && other.walletNonce === known.walletNonce && !isSame(other, known))
          put({ ...other, status: 'replaced' })
    },
    /** Deletes the transactions that an account sent, on every chain. */
    clear(account: Address) {
      stored.update((all) =>
        Object.fromEntries(
          Object.entries(all).filter(
            ([, records]) => !records.some((record) => isSameAddress(record.account, account)),
          ),
        ),
      )
    },
  }
}

/**
 * The transactions of one account on every chain, newest first.
 *
 * @example
 * transactionsOf({}, alice) // []
 */
export const transactionsOf = (records: Records, account: Address): TransactionRecord[] =>
  newestFirst(
    Object.values(records)
      .flat()
      .filter((record) => isSameAddress(record.account, account)),
  )
