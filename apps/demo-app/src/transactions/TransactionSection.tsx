import type { ChainInfo, SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import { useState } from 'react'
import { Section } from '../parts/Section.tsx'
import { FollowCall } from './FollowCall.tsx'
import { SendBatchCall } from './SendBatchCall.tsx'
import { SendOneCall } from './SendOneCall.tsx'

type Props = { readonly account: SafeInfoExtended; readonly chain: ChainInfo }

export function TransactionSection({ account, chain }: Props) {
  const [sent, setSent] = useState('')
  return (
    <Section
      id="transactions"
      title="Transactions"
      about="The wallet shows the request and its owner signs it. The answer is the hash of the account's own transaction, not a hash on the chain."
    >
      <SendOneCall account={account} chain={chain} onSent={setSent} />
      <SendBatchCall account={account} onSent={setSent} />
      <FollowCall key={sent} sent={sent} />
    </Section>
  )
}
