import { shortenAddress } from '@countersign/primitives'
import { Icon } from '@countersign/ui'
import { nftPart, tokenAmountText, type Flow, type ViewContext } from '@countersign/describe/transaction'
import { appRequestsMessages } from '../appRequestsMessages.ts'
import styles from './AppRequests.module.css'

type Props = {
  readonly flows: readonly Flow[]
  readonly context: ViewContext
  readonly simulated: SimulatedFlows | null
}

/** What the account loses and gains in the simulation, in words; null without one. */
export type SimulatedFlows = { readonly leaves: readonly string[]; readonly arrives: readonly string[] }

const MOST_LINES = 4

/**
 * What the bytes pay and permit, and where to. A called contract can take more than they say, by an earlier permission: what leaves and arrives
 * in the simulation has its own lines, without the payments that the bytes name. Empty where nothing leaves.
 */
export function FlowSummary({ flows, context, simulated }: Props) {
  const totals = totalsOf(flows)
  const paid = new Set(totals.filter(({ kind }) => kind === 'out').map((total) => amountOf(total, context)))
  const leaves = (simulated?.leaves ?? []).filter((line) => !paid.has(line))
  if (flows.length === 0 && leaves.length === 0) return null
  const arrives = simulated?.arrives ?? []
  return (
    <div className={styles.flow} role="group" aria-label={appRequestsMessages.whatLeaves}>
      <div>
        {flows.length > 0 && (
          <Side title={appRequestsMessages.paysOrPermits} lines={totals.map((total) => amountOf(total, context))} />
        )}
        {leaves.length > 0 && <Side title={appRequestsMessages.leaves} lines={leaves} />}
      </div>
      <Icon name="arrow-right" />
      {arrives.length > 0 || flows.length === 0 ? (
        <Side
          title={appRequestsMessages.arrives}
          lines={arrives.length > 0 ? arrives : [appRequestsMessages.nothing]}
        />
      ) : (
        <Side title={appRequestsMessages.to} lines={flows.map(({ to }) => context.nameOf(to) ?? shortenAddress(to))} />
      )}
    </div>
  )
}

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  const distinct = [...new Set(lines)]
  const rest = distinct.length - MOST_LINES
  return (
    <div>
      <span>{title}</span>
      {distinct.slice(0, MOST_LINES).map((line) => (
        <b key={line}>{line}</b>
      ))}
      {rest > 0 && <span>{appRequestsMessages.andMore(rest)}</span>}
    </div>
  )
}

type Total = Pick<Flow, 'kind' | 'token' | 'tokenId' | 'amount'>

/** The sum of each asset over all recipients. */
function totalsOf(flows: readonly Flow[]): Total[] {
  const totals = new Map<string, Total>()
  for (const { kind, token, tokenId, amount } of flows) {
    const key = [kind, token, tokenId].join()
    const known = totals.get(key)
    const sum = known && known.amount !== null && amount !== null ? known.amount + amount : amount
    totals.set(key, { kind, token, tokenId, amount: known?.amount === null ? null : sum })
  }
  return [...totals.values()]
}

function amountOf({ kind, token, amount, tokenId }: Total, context: ViewContext): string {
  if (kind === 'all') return appRequestsMessages.everything
  if (token !== null && tokenId !== null) return nftPart(token, tokenId, context).text
  if (amount === null)
    return token === null
      ? appRequestsMessages.everything
      : appRequestsMessages.every(context.tokenOf(token)?.symbol ?? appRequestsMessages.token)
  const text = tokenAmountText(token, amount, context)
  return kind === 'may' ? appRequestsMessages.upTo({ amount: text }) : text
}
