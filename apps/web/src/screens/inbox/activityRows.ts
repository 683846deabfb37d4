import type { Activity } from '@countersign/api'
import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import { type IconName, timeOfDay } from '@countersign/ui'
import { dayWords } from '../../parts/visits/dayWords.ts'
import type { Names } from '../../data/names/useNames.ts'
import { nameOfKey } from '../../data/keys/nameOfKey.ts'
import { rowOf } from '@countersign/describe/transaction'
import type { BatchTitles } from '../../parts/transaction/useBatchTitles.ts'
import { viewContextFor } from '../../parts/transaction/viewContextFor.ts'
import type { VisitedAccount } from './SinceLastVisit.tsx'
import { sinceVisitMessages as messages } from './sinceVisitMessages.ts'

const DAY_MS = 86_400_000

export type ActivityRow = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  readonly account: string
  readonly target: 'account' | 'queue' | { readonly transaction: string }
  /** Epoch milliseconds. */
  readonly at: number
}

type Reader = {
  readonly wallet: Address | null
  readonly nameOf: Names['nameOf']
  readonly now: number
  /** Names of batches, by transaction id. */
  readonly titles: BatchTitles
}

/** Events from the service as rows, newest first, without the reader's own signatures. */
export function activityRows(
  { results, signatures }: Activity,
  accounts: readonly VisitedAccount[],
  { wallet, nameOf, now, titles }: Reader,
): ActivityRow[] {
  const byName = new Map(accounts.map((account) => [nameOfKey(account.key), account]))
  const find = (chainId: string, safe: Address) => byName.get(nameOfKey({ chainId, safe }))
  const nameIn = (address: Address, chainId: string) => nameOf(address, chainId)?.name ?? shortenAddress(address)
  const happened = results.flatMap(({ chainId, address, transaction }): ActivityRow[] => {
    const account = find(chainId, address)
    if (!account) return []
    const context = viewContextFor(account.chain, account.safe, nameOf)
    const row = rowOf(transaction, context, titles.get(transaction.id))
    const { title } = row
    const place = nameIn(account.safe, chainId)
    const time = timeWords(transaction.timestamp, now)
    const of = {
      id: `${account.account} ${row.id}`,
      account: account.account,
      target: { transaction: row.id },
      at: transaction.timestamp,
    }
    if (row.kind === 'receive' && row.amount)
      return [
        {
          ...of,
          icon: 'arrow-down-left',
          title: messages.arrived({ amount: `${row.amount.text} ${row.amount.symbol}`, account: place }),
          detail: messages.arrivedDetail({ title: row.title, time }),
        },
      ]
    if (transaction.txStatus === 'FAILED')
      return [{ ...of, icon: 'alert-triangle', title, detail: messages.failed({ account: place, time }) }]
    if (row.kind === 'cancel')
      return [
        {
          ...of,
          icon: 'x',
          title: messages.rejected({ number: String(row.nonce ?? '') }),
          detail: messages.rejectedDetail({ account: place, time }),
        },
      ]
    const detail =
      row.kind === 'creation'
        ? messages.createdOn({ network: account.chain.chainName, time })
        : row.origin === 'module'
          ? messages.withoutSignatures({ account: place, time })
          : messages.executed({ account: place, time })
    return [{ ...of, icon: 'check', title, detail }]
  })
  const signed = signatures.flatMap(({ chainId, address, owner, count, timestamp: at }): ActivityRow[] => {
    const account = find(chainId, address)
    if (!account || (wallet !== null && isSameAddress(owner, wallet))) return []
    const place = nameIn(account.safe, chainId)
    const time = timeWords(at, now)
    return [
      {
        id: `${account.account} signed by ${owner}`,
        icon: 'signature',
        title: messages.signed({ owner: nameIn(owner, chainId), count }),
        detail:
          count === 1
            ? messages.signedDetail({ account: place, time })
            : isSameDay(at, now)
              ? messages.lastSignedAt({ account: place, time })
              : messages.lastSignedOn({ account: place, day: time }),
        account: account.account,
        target: 'queue',
        at,
      },
    ]
  })
  return [...happened, ...signed].toSorted((first, second) => second.at - first.at)
}

/** "19:02 UTC" of today, else the day. */
const timeWords = (at: number, now: number): string => (isSameDay(at, now) ? timeOfDay(at) : dayWords(at, now))

const isSameDay = (at: number, now: number): boolean => Math.floor(at / DAY_MS) === Math.floor(now / DAY_MS)
