import {
  type Address,
  hasHiddenCharacters,
  isSameAddress,
  SENTINEL_ADDRESS,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { TERMS, type ProposerForm } from './ProposerForm.ts'
import { proposerMessages } from './proposerMessages.ts'

/** The limit of the service. */
const MOST_CHARACTERS = 50
const DAY_MS = 86_400_000

type Around = {
  readonly safe: Address
  /** From the chain. */
  readonly owners: readonly Address[]
  readonly known: readonly Delegation[]
  /** The owner who signs. */
  readonly signer: Address | null
  /** Epoch milliseconds. */
  readonly now: number
}

export type CheckedProposer = {
  readonly problems: { readonly address: string | null; readonly label: string | null; readonly day: string | null }
  /** An existing entry by the signer for this proposer, which would be replaced. */
  readonly replaced: Delegation | null
  /** Epoch milliseconds; null without an end. */
  readonly endsAt: number | null
  readonly isReady: boolean
}

/**
 * Validates the form like the service does. In addition it refuses owners and the account itself, which need no entry.
 */
export function checkProposer(form: ProposerForm, { safe, owners, known, signer, now }: Around): CheckedProposer {
  const { address } = form
  const endsAt = endOf(form, now)
  const problems = {
    address: addressProblem(address, safe, owners),
    label: labelProblem(form.label.trim()),
    day:
      endsAt === 'unreadable'
        ? proposerMessages.enterLastDay
        : endsAt !== null && endsAt <= now
          ? proposerMessages.dayInPast
          : null,
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
  if (address === null) return proposerMessages.enterAddress
  if (isSameAddress(address, safe)) return proposerMessages.accountItself
  if (address === ZERO_ADDRESS || address === SENTINEL_ADDRESS) return proposerMessages.noKey
  if (owners.some((owner) => isSameAddress(owner, address))) return proposerMessages.isOwner
  return null
}

function labelProblem(label: string): string | null {
  if (label === '') return proposerMessages.enterLabel
  if (label.length > MOST_CHARACTERS) return proposerMessages.labelTooLong({ most: MOST_CHARACTERS })
  if (hasHiddenCharacters(label)) return proposerMessages.invisibleCharacters
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
