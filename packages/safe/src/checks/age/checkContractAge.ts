import type { Address } from '@countersign/primitives'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import type { EarlierCode } from './EarlierCode.ts'
import { roughTime } from './roughTime.ts'
import { unfamiliarCalls, type UnfamiliarContext } from './unfamiliarCalls.ts'
import { ageMessages as messages } from './ageMessages.ts'

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
  const now = isContract(address) ?? { ok: false, reason: messages.notRead }
  if (!now.ok) return { ok: false, reason: messages.nowUnread(now.reason) }
  if (!earlier.ok) return earlier
  return earlier.value.wasContract(address) ?? { ok: false, reason: messages.notRead }
}

function veryNew(call: InspectedCall, { blocks, seconds }: EarlierCode): Check {
  const found = { place: placeOf(call), address: call.to, blocks }
  return {
    id,
    field: fieldOf(call, 'to'),
    verdict: 'caution',
    title: messages.veryNew,
    reason:
      seconds === null
        ? messages.noContractThen(found)
        : messages.noContractThenAbout({ ...found, time: roughTime(seconds) }),
  }
}

const noneIsNew = ({ blocks }: EarlierCode): Check => ({
  id,
  verdict: 'verified',
  title: messages.noneIsNew,
  reason: messages.eachHadCode(blocks),
})

/** Groups addresses with the same reason in one sentence. */
function notKnown(unread: readonly Unread[]): Check {
  const reasons = [...new Set(unread.map(({ reason }) => reason))]
  const sentences = reasons.map((reason) => {
    const [first, ...others] = unread.filter((one) => one.reason === reason)
    const address = first?.address ?? ''
    return others.length === 0
      ? messages.ageUnread({ address, reason })
      : messages.agesUnread({ address, count: others.length, reason })
  })
  return { id, verdict: 'unchecked', title: messages.ages, reason: sentences.join(' ') }
}
