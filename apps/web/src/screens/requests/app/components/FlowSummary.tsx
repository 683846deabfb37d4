import { shortenAddress } from '@countersign/primitives'
import { Icon } from '@countersign/ui'
import { nftPart, tokenAmountText, type Flow, type ViewContext } from '@countersign/describe/transaction'
import styles from './AppRequests.module.css'

type Props = {
  readonly flows: readonly Flow[]
  readonly context: ViewContext
  /** Assets that arrive in the simulation; null without a simulation. */
  readonly arrives: readonly string[] | null
}

const MOST_LINES = 4

/**
 * The largest outflow, with what arrives in the simulation or, without one, the recipients. Empty without an outflow.
 */
export function FlowSummary({ flows, context, arrives }: Props) {
  if (flows.length === 0) return null
  const hasGain = arrives !== null && arrives.length > 0
  return (
    <div className={styles.flow} role="group" aria-label="What leaves the account">
      <Side title="Leaves at most" lines={flows.map((flow) => amountOf(flow, context))} />
      <Icon name="arrow-right" />
      {hasGain ? (
        <Side title="Arrives in the simulation" lines={arrives} />
      ) : (
        <Side title="To" lines={flows.map(({ to }) => context.nameOf(to) ?? shortenAddress(to))} />
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
      {rest > 0 && <span>and {rest} more</span>}
    </div>
  )
}

function amountOf({ kind, token, amount, tokenId }: Flow, context: ViewContext): string {
  if (kind === 'all') return 'Everything'
  if (token !== null && tokenId !== null) return nftPart(token, tokenId, context).text
  if (amount === null) return `Every ${token === null ? '' : (context.tokenOf(token)?.symbol ?? 'token')}`
  return tokenAmountText(token, amount, context)
}
