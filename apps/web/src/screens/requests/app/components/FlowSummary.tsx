import { shortenAddress } from '@countersign/primitives'
import { Icon } from '@countersign/ui'
import { nftPart, tokenAmountText, type Flow, type ViewContext } from '@countersign/describe/transaction'
import { appRequestsMessages } from '../appRequestsMessages.ts'
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
    <div className={styles.flow} role="group" aria-label={appRequestsMessages.whatLeaves}>
      <Side title={appRequestsMessages.leaves} lines={flows.map((flow) => amountOf(flow, context))} />
      <Icon name="arrow-right" />
      {hasGain ? (
        <Side title={appRequestsMessages.arrives} lines={arrives} />
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

function amountOf({ kind, token, amount, tokenId }: Flow, context: ViewContext): string {
  if (kind === 'all') return appRequestsMessages.everything
  if (token !== null && tokenId !== null) return nftPart(token, tokenId, context).text
  if (amount === null)
    return token === null
      ? appRequestsMessages.everything
      : appRequestsMessages.every(context.tokenOf(token)?.symbol ?? appRequestsMessages.token)
  return tokenAmountText(token, amount, context)
}
