import { VerdictBadge } from '@countersign/ui'
import type { TokenTrust } from '../../data/tokens/judgeToken.ts'
import { noteOfTrust } from './noteOfTrust.ts'
import { tokenMarkMessages as messages } from './tokenMarkMessages.ts'

/** What the user should know of a token beside its symbol. Nothing for the coin and for tokens of a list. */
export function TokenMark({ trust }: { trust: TokenTrust }) {
  const note = noteOfTrust(trust) ?? undefined
  switch (trust.kind) {
    case 'imitation':
      return (
        <span title={note}>
          <VerdictBadge verdict="danger" quiet label={messages.imitation({ symbol: trust.of.symbol })} />
        </span>
      )
    case 'unverified':
      return (
        <span title={note}>
          <VerdictBadge verdict="unchecked" quiet label={messages.unverified} />
        </span>
      )
    case 'own':
      return <small>{messages.own}</small>
    default:
      return null
  }
}
