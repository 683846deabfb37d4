import { isSameAddress, SENTINEL_ADDRESS, shortenAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { CreateDraft, OwnerRow } from './CreateDraft.ts'

export const MOST_NAME_CHARACTERS = 50

export function checkName(name: string): string | null {
  const { length } = name.trim()
  if (length === 0) return 'Enter a name for the account. It stays in this browser.'
  return checkLength(name)
}

export const checkLength = (name: string): string | null =>
  name.trim().length > MOST_NAME_CHARACTERS
    ? `The name has ${name.trim().length} characters; the limit is ${MOST_NAME_CHARACTERS}. Shorten it.`
    : null

/** The problem of one owner; null without one. The field itself explains text that is not an address. */
export function checkOwner(row: OwnerRow, rows: readonly OwnerRow[]): string | null {
  const { address } = row
  if (row.text.trim() === '') return 'Enter the owner’s address.'
  if (address === null) return 'This owner has no valid address yet.'
  if (isSameAddress(address, ZERO_ADDRESS)) return 'The zero address cannot be an owner: it has no key.'
  if (isSameAddress(address, SENTINEL_ADDRESS))
    return `${shortenAddress(address)} cannot be an owner: the contract uses this address as the end of its list.`
  const twin = rows.findIndex((other) => other.address !== null && isSameAddress(other.address, address))
  if (rows[twin]?.id !== row.id) return `This is the same address as owner ${twin + 1}. Each owner counts once.`
  return null
}

export function checkThreshold(threshold: number, owners: number): string | null {
  if (!Number.isSafeInteger(threshold) || threshold < 1) return 'At least one owner must sign.'
  if (threshold <= owners) return null
  return `${threshold} signatures are required, but there ${owners === 1 ? 'is only 1 owner' : `are only ${owners} owners`}. Add owners, or lower the threshold.`
}

export type Consequence = { readonly fact: string; readonly detail: string }

/** The effect of a threshold if keys are lost or stolen. */
export function consequencesOf(threshold: number, owners: number): Consequence[] {
  const spare = owners - threshold
  return [
    {
      fact:
        owners === 1
          ? 'The only owner signs alone'
          : threshold === owners
            ? `All ${owners} owners must sign`
            : `Any ${threshold} of the ${owners} owners can sign`,
      detail: `${combinations(owners, threshold)} possible ${combinations(owners, threshold) === 1 ? 'combination' : 'combinations'}.`,
    },
    {
      fact: spare === 0 ? 'No key can be lost' : spare === 1 ? '1 key can be lost' : `${spare} keys can be lost`,
      detail: `If ${spare + 1} are lost, the account is locked forever.`,
    },
    {
      fact:
        threshold === 1
          ? '1 stolen key is enough to take the assets'
          : `${threshold} stolen keys are needed to take the assets`,
      detail: threshold === 1 ? 'Two signatures are safer than one.' : 'Keep them in different places.',
    },
  ]
}

function combinations(of: number, choose: number): number {
  let count = 1
  for (let index = 1; index <= choose; index++) count = (count * (of - choose + index)) / index
  return Math.round(count)
}

export const isComplete = (draft: CreateDraft): boolean =>
  checkName(draft.name) === null &&
  draft.owners.every((row) => checkOwner(row, draft.owners) === null && checkLength(row.name) === null) &&
  checkThreshold(draft.threshold, draft.owners.length) === null
