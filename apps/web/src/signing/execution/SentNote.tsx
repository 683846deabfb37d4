import type { Chain } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { CopyButton, ShortHex } from '@countersign/ui'
import { explorerTransactionLink } from '../../data/url/explorerLink.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

/** A call that the wallet has sent, while no block contains it. */
export function SentNote({ chain, hash }: { chain: Chain; hash: Hex }) {
  return (
    <p role="status">
      {messages.waitsForBlock}{' '}
      <a className="cs-link" href={explorerTransactionLink(chain, hash)} target="_blank" rel="noreferrer">
        <ShortHex value={hash} />
      </a>{' '}
      <CopyButton value={hash} label={messages.hashLabel} />
    </p>
  )
}
