import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { empoweredBy } from './empoweredBy.ts'
import { findLookAlike } from './lookAlike.ts'
import { ownElsewhereVerdict } from './ownElsewhereVerdict.ts'
import { recipientsOf, type Recipient } from './recipientsOf.ts'
import { recipientMessages as messages } from './recipientMessages.ts'

const id = 'recipients'

/**
 * A known address with its source: an owner, the address book, the account itself, a published contract, the
 * transaction that creates it, an account of this person that is deployed on another network (`elsewhere`), or one that
 * this person can deploy here (`undeployed`).
 *
 * @example
 * const known: KnownAddress = { address, name: 'Payroll', source: 'book' }
 */
export type KnownAddress = {
  readonly address: Address
  readonly name: string
  readonly source: 'self' | 'owner' | 'book' | 'contract' | 'created' | 'elsewhere' | 'undeployed'
  /** An entry of the address book for this network; one for all networks says nothing about a contract here. */
  readonly isHere?: boolean
}

/**
 * The facts for judging recipients.
 *
 * @example
 * const context: RecipientContext = { safe, known, paidBefore, isContract: () => undefined }
 */
export type RecipientContext = {
  readonly safe: Address
  readonly known: readonly KnownAddress[]
  /**
   * Recipients of the owners' earlier transactions. Addresses that only paid in do not count, because any address can
   * do that.
   */
  readonly paidBefore: Read<readonly Address[]>
  /** Whether an address has code; undefined if it was not read. */
  isContract(address: Address): Read<boolean> | undefined
}

/**
 * S12. Checks every recipient: a look-alike of a known address, the zero address, the token's own contract, the
 * account itself, an address never paid before, a contract. Called targets and addresses that get permissions are
 * also checked for imitation.
 *
 * @example
 * checkRecipients(inspectCalls(safe, transaction), context)
 */
export function checkRecipients(calls: readonly InspectedCall[], context: RecipientContext): Check[] {
  const recipients = recipientsOf(calls)
  const paid = new Set(recipients.map(({ to }) => to.toLowerCase()))
  const targets = dedupe(calls.filter(({ to }) => !paid.has(to.toLowerCase())))
  const index = indexOf(context)
  const found = [
    ...recipients.map((recipient) => judge(recipient, context, index)),
    ...targets.flatMap((call) =>
      imitation(call.to, fieldOf(call, 'to'), messages.calls({ place: placeOf(call), address: call.to }), index),
    ),
    ...empoweredBy(calls).flatMap(({ address, field, says }) => imitation(address, field, says, index)),
  ]
  const open = found.filter(({ verdict }) => verdict !== 'verified')
  if (open.length > 0) return open
  return [
    recipients.length === 0
      ? {
          id,
          verdict: 'verified',
          title: messages.noneDirectly,
          reason: messages.nothingSent,
        }
      : {
          id,
          verdict: 'verified',
          title: recipients.length === 1 ? messages.isKnown : messages.allKnown,
          reason: found.map(({ reason }) => reason).join(' '),
        },
  ]
}

function judge(recipient: Recipient, context: RecipientContext, index: Index): Check {
  const { to, from, token, call, field } = recipient
  const at = { id, field } as const
  if (isSameAddress(to, ZERO_ADDRESS) || call.isZeroTarget === true)
    return {
      ...at,
      verdict: 'danger',
      title: messages.toZero,
      reason: messages.lost({ place: placeOf(call), address: ZERO_ADDRESS }),
    }
  if (token !== null && isSameAddress(to, token))
    return {
      ...at,
      verdict: 'danger',
      title: messages.toToken,
      reason: messages.cannotReturn({ place: placeOf(call), token }),
    }
  const [imitated] = imitation(to, field, messages.pays({ place: placeOf(call), address: to }), index)
  if (imitated) return imitated
  if (isSameAddress(to, from))
    return {
      ...at,
      verdict: 'caution',
      title: messages.toItself,
      reason: messages.samePayer({ place: placeOf(call), address: to }),
    }
  if (isSameAddress(to, context.safe))
    return { ...at, verdict: 'verified', title: messages.knownRecipient, reason: messages.thisAccountIs(to) }
  const known = index.known.get(to.toLowerCase())
  const own = index.ownElsewhere.get(to.toLowerCase())
  const elsewhere = own === undefined ? null : judgeOwnElsewhere(recipient, own, context)
  if (elsewhere !== null) return elsewhere
  if (own !== undefined && known?.source === 'book' && known.isHere !== true)
    return {
      ...at,
      verdict: 'caution',
      title: messages.whoseHere,
      reason: messages.ownersHere({ place: placeOf(call), address: to, name: known.name }),
    }
  if (known)
    return {
      ...at,
      verdict: 'verified',
      title: messages.knownRecipient,
      reason: messages.knownAs({ address: to, name: nameOf(known) }),
    }
  return judgeStranger(recipient, context, index)
}

function judgeOwnElsewhere(
  recipient: Recipient,
  { name, source }: OwnElsewhere,
  context: RecipientContext,
): Check | null {
  const { to, call, field } = recipient
  const at = { id, field } as const
  const who = { place: placeOf(call), address: to, name }
  const code = context.isContract(to)
  const verdict = ownElsewhereVerdict(source, code?.ok === true ? code.value : undefined)
  switch (verdict) {
    case null:
      return null
    case 'unchecked': {
      const reason = code?.ok === false ? code.reason : messages.notRead
      return { ...at, verdict, title: messages.whetherHere, reason: messages.codeUnread({ ...who, reason }) }
    }
    case 'caution':
      return { ...at, verdict, title: messages.notDeployed, reason: messages.deployFirst(who) }
    case 'danger':
      return { ...at, verdict, title: messages.notHere, reason: messages.onlyElsewhere(who) }
  }
}

function judgeStranger(
  { to, call, field }: Recipient,
  { paidBefore, isContract }: RecipientContext,
  index: Index,
): Check {
  const at = { id, field } as const
  const code = isContract(to)
  const says = (sentence: string) =>
    code?.ok === true && code.value ? `${sentence} ${messages.contractNote}` : sentence
  if (!paidBefore.ok)
    return {
      ...at,
      verdict: 'unchecked',
      title: messages.whetherPaid,
      reason: says(messages.historyUnread({ address: to, reason: paidBefore.reason })),
    }
  if (!index.paid.has(to.toLowerCase()))
    return {
      ...at,
      verdict: 'caution',
      title: messages.first,
      reason: says(messages.neverPaid({ place: placeOf(call), address: to })),
    }
  return {
    ...at,
    verdict: 'unchecked',
    title: messages.paidBefore,
    reason: says(messages.notProved(to)),
  }
}

/** Every address that could be imitated, by lower-case address. */
type Index = {
  readonly known: ReadonlyMap<string, KnownAddress>
  readonly ownElsewhere: ReadonlyMap<string, OwnElsewhere>
  readonly paid: ReadonlySet<string>
  readonly safe: string
  readonly everybody: readonly Model[]
}
type OwnElsewhere = KnownAddress & { readonly source: 'elsewhere' | 'undeployed' }
type Model = { readonly address: Address; readonly name: string | null }

function indexOf({ safe, known, paidBefore }: RecipientContext): Index {
  const paid = paidBefore.ok ? paidBefore.value : []
  return {
    known: new Map(known.filter((one) => !isOwnElsewhere(one)).map((one) => [one.address.toLowerCase(), one])),
    ownElsewhere: new Map(known.filter(isOwnElsewhere).map((one) => [one.address.toLowerCase(), one])),
    paid: new Set(paid.map((address) => address.toLowerCase())),
    safe: safe.toLowerCase(),
    everybody: [
      ...known.map((one) => ({ address: one.address, name: nameOf(one) })),
      { address: safe, name: messages.thisAccount },
      ...paid.map((address) => ({ address, name: null })),
    ],
  }
}

const isOwnElsewhere = (one: KnownAddress): one is OwnElsewhere =>
  one.source === 'elsewhere' || one.source === 'undeployed'

/**
 * Empty for a known address. An address that was only paid before is not excluded: that payment may have been a
 * mistake, or invented.
 */
function imitation(to: Address, field: string, says: string, index: Index): Check[] {
  const key = to.toLowerCase()
  if (index.known.has(key) || index.ownElsewhere.has(key) || key === index.safe) return []
  const found = findLookAlike(
    to,
    index.everybody.filter(({ address }) => address.toLowerCase() !== key),
  )
  if (found === null) return []
  const { known, head, tail, strength } = found
  const who =
    known.name === null
      ? messages.onlyPaid(known.address)
      : messages.namedAt({ name: known.name, address: known.address })
  return [
    {
      id,
      field,
      verdict: strength === 'strong' ? 'danger' : 'caution',
      title: strength === 'strong' ? messages.looksLike : messages.resembles,
      reason: messages.shares({ says, head, tail, other: who }),
    },
  ]
}

const nameOf = ({ name, source }: KnownAddress): string => messages[source](name)

function dedupe(calls: readonly InspectedCall[]): InspectedCall[] {
  const seen = new Set<string>()
  return calls.filter(({ to }) => seen.size !== seen.add(to.toLowerCase()).size)
}
