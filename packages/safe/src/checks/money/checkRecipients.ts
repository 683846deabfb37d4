import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { empoweredBy } from './empoweredBy.ts'
import { findLookAlike } from './lookAlike.ts'
import { recipientsOf, type Recipient } from './recipientsOf.ts'

const id = 'recipients'

/**
 * A known address with its source: an owner, the address book, the account itself, a published contract, the
 * transaction that creates it.
 *
 * @example
 * const known: KnownAddress = { address, name: 'Payroll', source: 'book' }
 */
export type KnownAddress = {
  readonly address: Address
  readonly name: string
  readonly source: 'self' | 'owner' | 'book' | 'contract' | 'created'
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
    ...targets.flatMap((call) => imitation(call.to, fieldOf(call, 'to'), `${placeOf(call)} calls`, index)),
    ...empoweredBy(calls).flatMap(({ address, field, what }) => imitation(address, field, what, index)),
  ]
  const open = found.filter(({ verdict }) => verdict !== 'verified')
  if (open.length > 0) return open
  return [
    recipients.length === 0
      ? {
          id,
          verdict: 'verified',
          title: 'No address is paid directly',
          reason: 'No call sends native currency or a token.',
        }
      : {
          id,
          verdict: 'verified',
          title: recipients.length === 1 ? 'The recipient is known' : 'All recipients are known',
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
      title: 'Sent to the zero address',
      reason: `${placeOf(call)} sends to ${ZERO_ADDRESS}. Funds sent to it are lost. Name a recipient.`,
    }
  if (token !== null && isSameAddress(to, token))
    return {
      ...at,
      verdict: 'danger',
      title: 'Sent to the token’s own contract',
      reason: `${placeOf(call)} sends tokens of ${token} to that same contract, which cannot return them. Name a recipient.`,
    }
  const [imitated] = imitation(to, field, `${placeOf(call)} pays`, index)
  if (imitated) return imitated
  if (isSameAddress(to, from))
    return {
      ...at,
      verdict: 'caution',
      title: 'Sent to the account itself',
      reason: `${placeOf(call)} pays ${to}, which is the payer itself. Nothing would change.`,
    }
  if (isSameAddress(to, context.safe))
    return { ...at, verdict: 'verified', title: 'Known recipient', reason: `${to} is this account.` }
  const known = index.known.get(to.toLowerCase())
  if (known) return { ...at, verdict: 'verified', title: 'Known recipient', reason: `${to} is ${nameOf(known)}.` }
  return judgeStranger(recipient, context, index)
}

function judgeStranger(
  { to, call, field }: Recipient,
  { paidBefore, isContract }: RecipientContext,
  index: Index,
): Check {
  const at = { id, field } as const
  const code = isContract(to)
  const kind =
    code?.ok === true ? (code.value ? ' It is a contract. Make sure that it can return what it receives.' : '') : ''
  if (!paidBefore.ok)
    return {
      ...at,
      verdict: 'unchecked',
      title: 'Whether the recipient was paid before',
      reason: `${to} is in no address book here, and the history could not be read: ${paidBefore.reason}.${kind}`,
    }
  if (!index.paid.has(to.toLowerCase()))
    return {
      ...at,
      verdict: 'caution',
      title: 'First payment to this address',
      reason: `${placeOf(call)} pays ${to}, which is in no address book here and was never paid before. Compare every digit with what the recipient told you.${kind}`,
    }
  return {
    ...at,
    verdict: 'unchecked',
    title: 'Paid before, according to the history',
    reason: `${to} is in no address book here. The history shows an earlier payment to it, which is not proved. Compare it with what the recipient told you, or add it to the address book.${kind}`,
  }
}

/** Every address that could be imitated, by lower-case address. */
type Index = {
  readonly known: ReadonlyMap<string, KnownAddress>
  readonly paid: ReadonlySet<string>
  readonly safe: string
  readonly everybody: readonly Model[]
}
type Model = { readonly address: Address; readonly name: string | null }

function indexOf({ safe, known, paidBefore }: RecipientContext): Index {
  const paid = paidBefore.ok ? paidBefore.value : []
  return {
    known: new Map(known.map((one) => [one.address.toLowerCase(), one])),
    paid: new Set(paid.map((address) => address.toLowerCase())),
    safe: safe.toLowerCase(),
    everybody: [
      ...known.map((one) => ({ address: one.address, name: nameOf(one) })),
      { address: safe, name: 'this account' },
      ...paid.map((address) => ({ address, name: null })),
    ],
  }
}

/**
 * Empty for a known address. An address that was only paid before is not excluded: that payment may have been a
 * mistake, or invented.
 */
function imitation(to: Address, field: string, what: string, index: Index): Check[] {
  const key = to.toLowerCase()
  if (index.known.has(key) || key === index.safe) return []
  const found = findLookAlike(
    to,
    index.everybody.filter(({ address }) => address.toLowerCase() !== key),
  )
  if (found === null) return []
  const { known, head, tail, strength } = found
  const who = known.name === null ? `${known.address}, which was paid before` : `${known.name} (${known.address})`
  return [
    {
      id,
      field,
      verdict: strength === 'strong' ? 'danger' : 'caution',
      title: strength === 'strong' ? 'Looks like a known address but is another' : 'Resembles a known address',
      reason: `${what} ${to}. It shares ${head} digits at the start and ${tail} at the end with ${who}, and differs between them. Get the address from its owner, not from a list.`,
    },
  ]
}

const SOURCES: Record<KnownAddress['source'], string> = {
  self: 'this account',
  owner: 'an owner',
  book: 'in the address book',
  contract: 'a published contract',
  created: 'created by this transaction',
}

const nameOf = ({ name, source }: KnownAddress): string => `“${name}”, ${SOURCES[source]}`

function dedupe(calls: readonly InspectedCall[]): InspectedCall[] {
  const seen = new Set<string>()
  return calls.filter(({ to }) => seen.size !== seen.add(to.toLowerCase()).size)
}
