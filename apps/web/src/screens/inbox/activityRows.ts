import type { Activity } from '@countersign/api'
import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import type { IconName } from '@countersign/ui'
import { dayWords } from '../../parts/visits/dayWords.ts'
import type { Names } from '../../data/names/useNames.ts'
import { nameOfKey } from '../../data/inbox/nameOfKey.ts'
import { rowOf } from '@countersign/describe/transaction'
import type { BatchTitles } from '../../parts/transaction/useBatchTitles.ts'
import { viewContextFor } from '../../parts/transaction/viewContextFor.ts'
import type { VisitedAccount } from './SinceLastVisit.tsx'

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
    const row = rowOf(transaction, viewContextFor(account.chain, account.safe, nameOf))
    const title = titles[row.id] ?? row.title
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
          title: `${row.amount.text} ${row.amount.symbol} arrived in ${place}`,
          detail: `${row.title}, ${time}`,
        },
      ]
    if (transaction.txStatus === 'FAILED')
      return [{ ...of, icon: 'alert-triangle', title, detail: `Failed in ${place}, ${time}` }]
    if (row.kind === 'cancel')
      return [
        { ...of, icon: 'x', title: `Transaction ${row.nonce ?? ''} was rejected`, detail: `In ${place}, ${time}` },
      ]
    const how = row.origin === 'module' ? 'Without signatures in' : row.kind === 'creation' ? 'On' : 'Executed in'
    const where = row.kind === 'creation' ? account.chain.chainName : place
    return [{ ...of, icon: 'check', title, detail: `${how} ${where}, ${time}` }]
  })
  const signed = signatures.flatMap(({ chainId, address, owner, count, timestamp: at }): ActivityRow[] => {
    const account = find(chainId, address)
    if (!account || (wallet !== null && isSameAddress(owner, wallet))) return []
    const what = count === 1 ? 'a transaction' : `${count} transactions`
    return [
      {
        id: `${account.account} signed by ${owner}`,
        icon: 'signature',
        title: `${nameIn(owner, chainId)} signed ${what}`,
        detail: `In ${nameIn(account.safe, chainId)}, ${count === 1 ? '' : lastWords(at, now)}${timeWords(at, now)}`,
        account: account.account,
        target: 'queue',
        at,
      },
    ]
  })
  return [...happened, ...signed].toSorted((first, second) => second.at - first.at)
}

/** "19:02 UTC" of today, else the day. */
const timeWords = (at: number, now: number): string => dayWords(at, now).replace('today at ', '')

const lastWords = (at: number, now: number): string =>
  timeWords(at, now).includes(':') ? 'the last at ' : 'the last on '
