import {
  type Address,
  hasHiddenCharacters,
  isSameAddress,
  SENTINEL_ADDRESS,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { TERMS, type ProposerForm } from './ProposerForm.ts'

/** What the service takes. */
const MOST_CHARACTERS = 50
const DAY_MS = 86_400_000

type Around = {
  readonly safe: Address
  /** As the chain has them. */
  readonly owners: readonly Address[]
  readonly known: readonly Delegation[]
  /** Who signs. */
  readonly signer: Address | null
  /** Epoch milliseconds. */
  readonly now: number
}

export type CheckedProposer = {
  readonly problems: { readonly address: string | null; readonly label: string | null; readonly day: string | null }
  /** What the signer has given this proposer already, and would change. */
  readonly replaced: Delegation | null
  /** Epoch milliseconds; null without an end. */
  readonly endsAt: number | null
  readonly isReady: boolean
}

/** The form as the service will judge it, and what it would not know: that owners and the account need no entry. */
export function checkProposer(form: ProposerForm, { safe, owners, known, signer, now }: Around): CheckedProposer {
  const { address } = form
  const endsAt = endOf(form, now)
  const problems = {
    address: addressProblem(address, safe, owners),
    label: labelProblem(form.label.trim()),
    day:
      endsAt === 'unreadable' ? 'Enter the last day.' : endsAt !== null && endsAt <= now ? 'This day is over.' : null,
  }
  const replaced =
    known.find(
      ({ proposer, addedBy, isForAll }) =>
        !isForAll &&
        address !== null &&
        isSameAddress(proposer, address) &&
        signer !== null &&
        isSameAddress(addedBy, signer),
    ) ?? null
  return {
    problems,
    replaced,
    endsAt: endsAt === 'unreadable' ? null : endsAt,
    isReady: problems.address === null && problems.label === null && problems.day === null,
  }
}

function addressProblem(address: Address | null, safe: Address, owners: readonly Address[]): string | null {
  if (address === null) return 'Enter who may propose.'
  if (isSameAddress(address, safe)) return 'This is the account itself: it does not propose to itself.'
  if (address === ZERO_ADDRESS || address === SENTINEL_ADDRESS)
    return 'This address has no key, so it cannot sign a proposal.'
  if (owners.some((owner) => isSameAddress(owner, address))) return 'This is an owner, who can propose already.'
  return null
}

function labelProblem(label: string): string | null {
  if (label === '') return 'Enter a label, so that owners know who proposes.'
  if (label.length > MOST_CHARACTERS) return `A label has at most ${MOST_CHARACTERS} characters.`
  if (hasHiddenCharacters(label)) return 'The label has characters that cannot be seen. Type it again.'
  return null
}

/** The end of the chosen day in UTC. */
function endOf({ term, day }: ProposerForm, now: number): number | null | 'unreadable' {
  const days = TERMS.find((one) => one.term === term)?.days ?? null
  if (days !== null) return now + days * DAY_MS
  if (term !== 'own') return null
  const end = Date.parse(`${day}T23:59:59Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(end) ? end : 'unreadable'
}
