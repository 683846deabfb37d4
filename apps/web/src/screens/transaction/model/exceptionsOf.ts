import type { TransactionDetails } from '@countersign/api'
import { appClaim, isOfNoOwner, proposedBy, type ViewContext } from '@countersign/describe/transaction'
import { type Address, shortenAddress } from '@countersign/primitives'
import { splitNote } from '@countersign/safe/light'
import { effectsMessages } from '../../../parts/transaction/effects/effectsMessages.ts'
import type { OriginException } from '../../../parts/transaction/effects/OriginLine.tsx'

type Input = {
  readonly details: TransactionDetails
  readonly context: ViewContext
  /** From the chain, for an open transaction; null otherwise, because owners may have changed since an execution. */
  readonly owners: readonly Address[] | null
}

/** What only the service says about a transaction. */
export function exceptionsOf({ details, context, owners }: Input): OriginException[] {
  const { note } = splitNote(details.note ?? '')
  const app = appClaim(details.safeAppInfo, context)
  const by = proposedBy({ details }, owners)
  const name = by === null ? '' : (context.nameOf(by.address) ?? shortenAddress(by.address))
  const reported = (text: string): OriginException => ({ text, source: 'service' })
  return [
    ...(note === '' ? [] : [reported(effectsMessages.noteFromService)]),
    ...(app ? [reported(effectsMessages.askedByApp({ app: `${app.name} (${app.host})` }))] : []),
    ...(by !== null && isOfNoOwner(by) ? [reported(effectsMessages.proposedByStranger({ name }))] : []),
  ]
}
