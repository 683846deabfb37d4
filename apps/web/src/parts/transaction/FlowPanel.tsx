import type { Balances } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { AddressLabel, AssetFlow, fiatText, type AssetFlowRow } from '@countersign/ui'
import type { ReactNode } from 'react'
import {
  fiatOf,
  nftPart,
  periodWords,
  tokenAmountText,
  type Flow,
  type ViewContext,
} from '@countersign/describe/transaction'

export interface FlowPanelProps {
  flows: readonly Flow[]
  context: ViewContext
  /** Prices of the account's assets. */
  balances?: Balances | undefined
  /** ISO 4217 code. */
  currency: string
  label: string
  /** Words after a value, when the price is not from the time of the transaction: "at today’s price". */
  priceNote?: string | undefined
}

const MOST_ROWS = 5

/** Recipients and amounts, as bands scaled by value. */
export function FlowPanel({ flows, context, balances, currency, label, priceNote }: FlowPanelProps) {
  const price = (token: Address | null) =>
    balances?.items.find(({ tokenInfo }) =>
      token === null ? tokenInfo.type === 'NATIVE_TOKEN' : tokenInfo.address.toLowerCase() === token.toLowerCase(),
    )?.fiatConversion
  const valueOf = ({ token, amount, tokenId }: Flow): string | null => {
    const decimals = token === null ? context.native.decimals : context.tokenOf(token)?.decimals
    return amount === null || tokenId !== null || decimals === undefined ? null : fiatOf(amount, decimals, price(token))
  }
  const rowOf = (flow: Flow): AssetFlowRow => {
    const value = valueOf(flow)
    return {
      id: [flow.kind, flow.token, flow.to, flow.tokenId].join(),
      amount: amountWords(flow, context),
      fiat: secondLine(flow, value === null ? null : fiatText(value, currency.toUpperCase()), priceNote),
      to: <Party address={flow.to} context={context} />,
      kind: flow.kind === 'all' || flow.amount === null ? 'unlimited' : flow.kind === 'may' ? 'allowance' : 'transfer',
      weight: value === null ? 0 : Number(value),
    }
  }
  const shown = flows.length > MOST_ROWS ? worstFirst(flows).slice(0, MOST_ROWS - 1) : flows
  const rest = flows.filter((flow) => !shown.includes(flow))
  const rows = shown.map(rowOf)
  if (rest.length > 0) rows.push(restRow(rest, context, rest.map(rowOf)))
  return (
    <AssetFlow label={label} rows={rows} from={<Party address={context.safe} context={context} shape="account" />} />
  )
}

function Party({ address, context, shape }: { address: Address; context: ViewContext; shape?: 'account' }) {
  const isSelf = address.toLowerCase() === context.safe.toLowerCase()
  const name = isSelf ? context.accountName : (context.nameOf(address) ?? undefined)
  return <AddressLabel address={address} name={name} size={shape ? 28 : 24} shape={shape ?? 'person'} />
}

function amountWords(flow: Flow, context: ViewContext): string {
  if (flow.kind === 'all') return 'Everything'
  if (flow.token !== null && flow.tokenId !== null) return nftPart(flow.token, flow.tokenId, context).text
  if (flow.amount === null)
    return `Every ${flow.token === null ? '' : (context.tokenOf(flow.token)?.symbol ?? 'token')}`
  const amount = tokenAmountText(flow.token, flow.amount, context)
  return flow.kind === 'may' ? `up to ${amount}` : amount
}

function secondLine(flow: Flow, fiat: string | null, priceNote: string | undefined): ReactNode {
  if (flow.kind === 'all') return 'no limit, no signatures'
  if (flow.amount === null) return 'allowance, no limit'
  const value = fiat === null ? (flow.tokenId === null ? 'No price' : null) : priceNote ? `${fiat} ${priceNote}` : fiat
  const what = flow.resetMinutes === undefined ? 'allowance' : periodWords(flow.resetMinutes)
  return flow.kind === 'may' ? [what, value].filter(Boolean).join(', ') : value
}

const RANK = { all: 0, may: 1, out: 2 }
const worstFirst = (flows: readonly Flow[]): Flow[] =>
  flows.toSorted((first, second) => RANK[first.kind] - RANK[second.kind])

function restRow(rest: readonly Flow[], context: ViewContext, rows: readonly AssetFlowRow[]): AssetFlowRow {
  const [first] = rest
  const isOneToken = rest.every(
    ({ token, kind, tokenId }) => token === first?.token && kind === 'out' && tokenId === null,
  )
  const total = rest.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n)
  return {
    id: 'rest',
    amount: isOneToken && first ? tokenAmountText(first.token, total, context) : `${rest.length} more`,
    fiat: isOneToken ? `in ${rest.length} payments` : 'see the calls below',
    to: `${new Set(rest.map(({ to }) => to)).size} more recipients`,
    kind: 'transfer',
    weight: rows.reduce((sum, { weight }) => sum + weight, 0),
  }
}
