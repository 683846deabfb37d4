import type { AddressInfo, TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { AddressLabel, KeyValueTable, SectionHeading, type IdenticonShape, type KeyValueRow } from '@countersign/ui'
import { rowAmount, type ViewContext } from '@countersign/describe/transaction'

import { outcomeMessages } from '../outcomeMessages.ts'

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
      <SectionHeading title={txInfo.type === 'Creation' ? outcomeMessages.howCreated : outcomeMessages.transferFacts} />
      <KeyValueTable framed rows={rows} />
    </section>
  )
}

function factRows(txInfo: TransactionDetails['txInfo'], context: ViewContext): KeyValueRow[] {
  const party = (label: string, info: AddressInfo | null, shape: IdenticonShape = 'contract'): KeyValueRow[] =>
    info === null ? [] : [{ label, value: <Party info={info} shape={shape} context={context} /> }]
  if (txInfo.type === 'Creation') {
    return [
      { label: outcomeMessages.account, value: <Party info={context.safe} shape="account" context={context} /> },
      ...party(outcomeMessages.creator, txInfo.creator, 'person'),
      ...party(outcomeMessages.factory, txInfo.factory),
      ...party(outcomeMessages.masterCopy, txInfo.implementation),
      ...(txInfo.saltNonce === null ? [] : [{ label: outcomeMessages.saltNonce, value: txInfo.saltNonce }]),
    ]
  }
  if (txInfo.type !== 'Transfer') return []
  const { transferInfo, sender, recipient } = txInfo
  const amount = rowAmount(transferInfo, 'UNKNOWN', context.native)
  const token = transferInfo.type === 'NATIVE_COIN' ? null : transferInfo.tokenAddress
  const isNft = transferInfo.type === 'ERC721'
  return [
    ...(amount && !isNft ? [{ label: outcomeMessages.amount, value: `${amount.text} ${amount.symbol}` }] : []),
    ...(isNft ? [{ label: outcomeMessages.tokenId, value: transferInfo.tokenId }] : []),
    ...party(outcomeMessages.from, sender, 'person'),
    ...party(outcomeMessages.to, recipient, 'person'),
    ...(token === null
      ? []
      : [{ label: outcomeMessages.token, value: <Party info={token} shape="contract" context={context} /> }]),
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
