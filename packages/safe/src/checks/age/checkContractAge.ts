import type { Address } from '@countersign/primitives'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import type { EarlierCode } from './EarlierCode.ts'
import { roughTime } from './roughTime.ts'
import { unfamiliarCalls, type UnfamiliarContext } from './unfamiliarCalls.ts'

const id = 'contract-age'

type Context = UnfamiliarContext & { readonly earlier: Read<EarlierCode> }
type Unread = { readonly address: Address; readonly reason: string }

/**
 * S16. Finds called contracts that did not exist some blocks before: they may have been created for this transaction.
 * Never a danger, because every contract was new once. Empty if no unknown contract is called.
 *
 * @example
 * checkContractAge(inspectCalls(safe, transaction), { safe, book, genuine, isContract, earlier })
 */
export function checkContractAge(calls: readonly InspectedCall[], context: Context): Check[] {
  const { earlier } = context
  const judged = unfamiliarCalls(calls, context).map((call) => ({ call, stood: stoodThen(call.to, context) }))
  const unread = judged.flatMap(({ call, stood }) => (stood.ok ? [] : [{ address: call.to, reason: stood.reason }]))
  if (judged.length === 0) return []
  if (!earlier.ok) return [notKnown(unread)]
  const young = judged.filter(({ stood }) => stood.ok && !stood.value)
  if (young.length + unread.length === 0) return [noneIsNew(earlier.value)]
  return [...young.map(({ call }) => veryNew(call, earlier.value)), ...(unread.length === 0 ? [] : [notKnown(unread)])]
}

function stoodThen(address: Address, { isContract, earlier }: Context): Read<boolean> {
  const now = isContract(address) ?? { ok: false, reason: 'it was not read' }
  if (!now.ok) return { ok: false, reason: `the code there now could not be read: ${now.reason}` }
  if (!earlier.ok) return earlier
  return earlier.value.wasContract(address) ?? { ok: false, reason: 'it was not read' }
}

function veryNew(call: InspectedCall, { blocks, seconds }: EarlierCode): Check {
  const time = seconds === null ? '' : `, about ${roughTime(seconds)}`
  return {
    id,
    field: fieldOf(call, 'to'),
    verdict: 'caution',
    title: 'This contract is very new',
    reason: `${placeOf(call)} calls ${call.to}. There was no contract at this address ${blocks} blocks before${time}. Ask who published it, and compare the address with the documentation of the project.`,
  }
}

const noneIsNew = ({ blocks }: EarlierCode): Check => ({
  id,
  verdict: 'verified',
  title: 'No called contract is very new',
  reason: `Each had code at its address ${blocks} blocks before. This proves nothing else about them.`,
})

/** Groups addresses with the same reason in one sentence. */
function notKnown(unread: readonly Unread[]): Check {
  const reasons = [...new Set(unread.map(({ reason }) => reason))]
  const sentences = reasons.map((reason) => {
    const [first, ...others] = unread.filter((one) => one.reason === reason)
    return `${first?.address ?? ''}${others.length === 0 ? '' : ` and ${others.length} more`}: ${reason}.`
  })
  return { id, verdict: 'unchecked', title: 'Age of the called contracts', reason: sentences.join(' ') }
}
