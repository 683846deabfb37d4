import type { AddressInfo, TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import {
  AddressLabel,
  KeyValueTable,
  ProvenanceMark,
  SectionHeading,
  type IdenticonShape,
  type KeyValueRow,
} from '@countersign/ui'
import { rowAmount, type ViewContext } from '@countersign/describe/transaction'

export interface FactsSectionProps {
  details: TransactionDetails
  context: ViewContext
}

/** Transfers and the creation have no calls, so this shows the facts that the service read from events. */
export function FactsSection({ details: { txInfo }, context }: FactsSectionProps) {
  const rows = factRows(txInfo, context)
  if (rows.length === 0) return null
  return (
    <section>
      <SectionHeading
        title={txInfo.type === 'Creation' ? 'How it was created' : 'Transfer'}
        action={
          <>
            <ProvenanceMark source="service" /> read from events by the service
          </>
        }
      />
      <KeyValueTable framed rows={rows} />
    </section>
  )
}

function factRows(txInfo: TransactionDetails['txInfo'], context: ViewContext): KeyValueRow[] {
  const party = (label: string, info: AddressInfo | null, shape: IdenticonShape = 'contract'): KeyValueRow[] =>
    info === null ? [] : [{ label, value: <Party info={info} shape={shape} context={context} /> }]
  if (txInfo.type === 'Creation') {
    return [
      { label: 'Account', value: <Party info={context.safe} shape="account" context={context} /> },
      ...party('Creator', txInfo.creator, 'person'),
      ...party('Factory', txInfo.factory),
      ...party('Master copy', txInfo.implementation),
      ...(txInfo.saltNonce === null ? [] : [{ label: 'Salt nonce', value: txInfo.saltNonce }]),
    ]
  }
  if (txInfo.type !== 'Transfer') return []
  const { transferInfo, sender, recipient } = txInfo
  const amount = rowAmount(transferInfo, 'UNKNOWN', context.native)
  const token = transferInfo.type === 'NATIVE_COIN' ? null : transferInfo.tokenAddress
  const isNft = transferInfo.type === 'ERC721'
  return [
    ...(amount && !isNft ? [{ label: 'Amount', value: `${amount.text} ${amount.symbol}` }] : []),
    ...(isNft ? [{ label: 'Token id', value: transferInfo.tokenId }] : []),
    ...party('From', sender, 'person'),
    ...party('To', recipient, 'person'),
    ...(token === null ? [] : [{ label: 'Token', value: <Party info={token} shape="contract" context={context} /> }]),
  ]
}

type PartyProps = { info: AddressInfo | Address; shape: IdenticonShape; context: ViewContext }

function Party({ info, shape, context }: PartyProps) {
  const address = typeof info === 'string' ? info : info.value
  const said = typeof info === 'string' ? null : info.name
  const isSelf = address.toLowerCase() === context.safe.toLowerCase()
  const name = isSelf ? context.accountName : (context.nameOf(address) ?? said ?? context.tokenOf(address)?.symbol)
  return <AddressLabel address={address} name={name} shape={isSelf ? 'account' : shape} form="full" copyable />
}
