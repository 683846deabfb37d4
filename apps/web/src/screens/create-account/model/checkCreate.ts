import {
  isSameAddress,
  parseAddressInput,
  SENTINEL_ADDRESS,
  shortenAddress,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import type { CreateDraft, OwnerRow } from './CreateDraft.ts'
import { createMessages as messages } from '../createMessages.ts'

export const MOST_NAME_CHARACTERS = 50

export function checkName(name: string): string | null {
  const { length } = name.trim()
  if (length === 0) return messages.enterName
  return checkLength(name)
}

/** Salts are numbers of 256 bits. */
export function checkSalt(salt: string | null): string | null {
  if (salt === null) return null
  const text = salt.trim()
  return /^[0-9]{1,78}$/.test(text) && BigInt(text) >> 256n === 0n ? null : messages.saltInvalid
}

/** An address that the computed one must equal may be empty. */
export function checkExpected(typed = ''): string | null {
  if (typed.trim() === '') return null
  const expected = parseAddressInput(typed)
  return expected.ok ? null : expected.reason
}

export const checkLength = (name: string): string | null =>
  name.trim().length > MOST_NAME_CHARACTERS
    ? messages.nameTooLong({ length: name.trim().length, limit: MOST_NAME_CHARACTERS })
    : null

/** The problem of one owner; null without one. The field itself explains text that is not an address. */
export function checkOwner(row: OwnerRow, rows: readonly OwnerRow[]): string | null {
  const { address } = row
  if (row.text.trim() === '') return messages.enterAddress
  if (address === null) return messages.noValidAddress
  if (isSameAddress(address, ZERO_ADDRESS)) return messages.zeroOwner
  if (isSameAddress(address, SENTINEL_ADDRESS)) return messages.sentinelOwner({ address: shortenAddress(address) })
  const twin = rows.findIndex((other) => other.address !== null && isSameAddress(other.address, address))
  if (rows[twin]?.id !== row.id) return messages.sameOwner({ row: twin + 1 })
  return null
}

export function checkThreshold(threshold: number, owners: number): string | null {
  if (!Number.isSafeInteger(threshold) || threshold < 1) return messages.atLeastOne
  if (threshold <= owners) return null
  return messages.tooFewOwners({ threshold, owners })
}

/** More than half of the owners: one lost key locks no account of three, and one stolen key takes nothing. */
export const suggestThreshold = (owners: number): number => Math.floor(owners / 2) + 1

export type Consequence = { readonly fact: string; readonly detail: string }

/** The effect of a threshold if keys are lost or stolen. */
export function consequencesOf(threshold: number, owners: number): Consequence[] {
  const spare = owners - threshold
  return [
    {
      fact:
        owners === 1
          ? messages.onlyOwner
          : threshold === owners
            ? messages.allSign({ owners })
            : messages.anySign({ threshold, owners }),
      detail: messages.combinations(combinations(owners, threshold)),
    },
    { fact: spare === 0 ? messages.noneLost : messages.canLose(spare), detail: messages.lockedAfter(spare + 1) },
    { fact: messages.stolen(threshold), detail: threshold === 1 ? messages.twoAreSafer : messages.keepApart },
  ]
}

function combinations(of: number, choose: number): number {
  let count = 1
  for (let index = 1; index <= choose; index++) count = (count * (of - choose + index)) / index
  return Math.round(count)
}

export const isComplete = (draft: CreateDraft): boolean =>
  checkName(draft.name) === null &&
  checkSalt(draft.salt) === null &&
  checkExpected(draft.expected) === null &&
  draft.owners.every((row) => checkOwner(row, draft.owners) === null && checkLength(row.name) === null) &&
  checkThreshold(draft.threshold, draft.owners.length) === null
