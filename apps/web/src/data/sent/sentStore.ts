import { type Address, isSameAddress, jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { useStore } from '../store/useStore.ts'
import { SentRecord, toSentRecord, type SentInput } from './SentRecord.ts'

/** How many finished transactions stay stored per chain and account. */
export const KEPT_FINISHED = 10

type Records = Record<string, SentRecord[]>
type Identity = Pick<SentRecord, 'chainId' | 'account' | 'hash'>

const store = createStoredValue<Records>(
  'countersign.transactions',
  {},
  jsonCodec(z.record(z.string(), z.array(SentRecord))),
)

const keyOf = ({ chainId, account }: Pick<Identity, 'chainId' | 'account'>) => `${chainId}:${account.toLowerCase()}`
const isSame = (first: Identity, second: Identity) => first.hash.toLowerCase() === second.hash.toLowerCase()

/** Transactions that wallets sent from this browser, newest first, by chain and account, shared by all tabs and stored over a reload. */
export const sentStore = {
  list: (): SentRecord[] => Object.values(store.get()).flat(),
  subscribe: store.subscribe,
  /** @throws {BaseError} when the record violates a rule */
  add(input: SentInput) {
    put(toSentRecord(input, Date.now()))
  },
  /** Updates a transaction; one that was cleared in the meantime stays cleared. Others with its wallet nonce can no longer be mined. */
  update(identity: Identity, change: Pick<SentRecord, 'status' | 'block'>) {
    const records = store.get()[keyOf(identity)] ?? []
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
    store.update((all) =>
      Object.fromEntries(
        Object.entries(all).filter(([, records]) => !records.some((record) => isSameAddress(record.account, account))),
      ),
    )
  },
}

export const useSent = (account: Address): SentRecord[] =>
  Object.values(useStore(store))
    .flat()
    .filter((record) => isSameAddress(record.account, account))
    .toSorted((first, second) => second.sentAt - first.sentAt)

function put(record: SentRecord): void {
  store.update((all) => {
    const others = (all[keyOf(record)] ?? []).filter((known) => !isSame(known, record))
    const next = [record, ...others].toSorted((first, second) => second.sentAt - first.sentAt)
    const finished = next.filter(({ status }) => status !== 'pending')
    const dropped = new Set(finished.slice(KEPT_FINISHED))
    return { ...all, [keyOf(record)]: next.filter((known) => !dropped.has(known)) }
  })
}
