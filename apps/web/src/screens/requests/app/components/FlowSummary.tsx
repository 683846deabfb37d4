import { isSameAddress, shortenAddress } from '@countersign/primitives'
import type { AssetDelta } from '@countersign/simulation'
import { Icon } from '@countersign/ui'
import { nftPart, tokenAmountText, type Flow, type ViewContext } from '@countersign/describe/transaction'
import { appRequestsMessages } from '../appRequestsMessages.ts'
import styles from './AppRequests.module.css'

type Props = {
  readonly flows: readonly Flow[]
  readonly context: ViewContext
  /** What the account loses and gains in the simulation; null without one. */
  readonly deltas: readonly AssetDelta[] | null
}

const MOST_LINES = 4

/**
 * What the bytes pay and permit, and where to. A called contract can take more than they say, by an earlier permission: what leaves and arrives
 * in the simulation has its own lines, without the payments that the bytes name. Empty where nothing leaves.
 */
export function FlowSummary({ flows, context, deltas }: Props) {
  const totals = totalsOf(flows)
  const leaves = deltas?.filter((delta) => delta.amount < 0n && !totals.some((total) => isSame(total, delta))) ?? []
  if (flows.length === 0 && leaves.length === 0) return null
  const arrives = deltas?.filter(({ amount }) => amount > 0n) ?? []
  const textOf = (delta: AssetDelta) => deltaText(delta, context)
  const recipients = [...new Set(flows.map(({ to }) => to))]
  return (
    <div className={styles.flow} role="group" aria-label={appRequestsMessages.whatLeaves}>
      <div>
        {flows.length > 0 && (
          <Side title={appRequestsMessages.paysOrPermits} lines={totals.map((total) => amountOf(total, context))} />
        )}
        {leaves.length > 0 && <Side title={appRequestsMessages.leaves} lines={leaves.map(textOf)} />}
      </div>
      <Icon name="arrow-right" />
      {arrives.length > 0 || flows.length === 0 ? (
        <Side
          title={appRequestsMessages.arrives}
          lines={arrives.length > 0 ? arrives.map(textOf) : [appRequestsMessages.nothing]}
        />
      ) : (
        <Side
          title={appRequestsMessages.to}
          lines={recipients.map((address) => context.nameOf(address) ?? shortenAddress(address))}
        />
      )}
    </div>
  )
}

/** Equal lines are kept: two assets can have the same symbol. */
function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  const rest = lines.length - MOST_LINES
  return (
    <div>
      <span>{title}</span>
      {lines.slice(0, MOST_LINES).map((line, place) => (
        <b key={`${place} ${line}`}>{line}</b>
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
    const isLimited = amount !== null && known?.amount !== null
    totals.set(key, { kind, token, tokenId, amount: isLimited ? amount + (known?.amount ?? 0n) : null })
  }
  return [...totals.values()]
}

/** Whether the bytes name exactly this loss. Compared by asset, never by words. */
function isSame({ kind, token, tokenId, amount }: Total, delta: AssetDelta): boolean {
  const deltaToken = delta.kind === 'native' ? null : delta.token
  const deltaItem = 'tokenId' in delta ? delta.tokenId : null
  const isSameToken = token === null || deltaToken === null ? token === deltaToken : isSameAddress(token, deltaToken)
  return kind === 'out' && isSameToken && tokenId === deltaItem && amount === -delta.amount
}

/** The amount without its sign. */
function deltaText(delta: AssetDelta, context: ViewContext): string {
  if ('tokenId' in delta) return nftPart(delta.token, delta.tokenId, context).text
  const amount = delta.amount < 0n ? -delta.amount : delta.amount
  return tokenAmountText(delta.kind === 'native' ? null : delta.token, amount, context)
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
