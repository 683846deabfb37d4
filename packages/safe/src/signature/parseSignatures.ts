import { SafeError } from '../errors/SafeError.ts'
import { type Hex, isHex, type WordReader, wordReader } from '@countersign/primitives'
import { contractSignature } from './contractSignature.ts'
import { malformedSignature } from './malformedSignature.ts'
import { readSlot, type Slot, SLOT_SIZE } from './readSlot.ts'
import type { ParsedSignature } from './Signature.ts'
import { signatureMessages as messages } from './signatureMessages.ts'

/**
 * Reads concatenated signatures in either layout: inline (a contract signature's length and bytes right behind its 65
 * bytes, as services exchange them) or with offsets into a tail (as `execTransaction` takes them).
 *
 * The bytes must be used up exactly. For the signatures of an executed transaction pass the threshold as `count`: like
 * the contract, only that many are read and whatever else is there is ignored.
 *
 * @param signatures hex; `0x` is no signature
 * @throws SafeError `signature/malformed`, `signature/bad-v`
 * @example
 * parseSignatures(signature).map(({ kind }) => kind) // ['eoa']
 */
export function parseSignatures(signatures: Hex, options: { readonly count?: number } = {}): ParsedSignature[] {
  if (!isHex(signatures)) {
    throw new SafeError('signature/malformed', messages.notSignature, {
      position: 0,
      signature: signatures,
    })
  }
  const blob = wordReader(signatures)
  if (options.count !== undefined) return readHeads(blob, options.count).map((slot) => resolve(blob, slot))
  return readOffsetLayout(blob) ?? readInlineLayout(blob)
}

/** Parses the layout with offsets; `null` if the bytes are not exactly slots and the tails that their offsets name. */
function readOffsetLayout(blob: WordReader): ParsedSignature[] | null {
  const slots = tryReadHeads(blob)
  if (slots === null) return null
  let end = slots.length * SLOT_SIZE
  const offsets = slots.flatMap((slot) => (slot.kind === 'head' ? [slot.offset] : []))
  for (const offset of offsets.toSorted((first, second) => first - second)) {
    const size = blob.size(offset)
    if (offset < slots.length * SLOT_SIZE || offset > end || size === null) return null
    end = Math.max(end, offset + 32 + size)
  }
  return end === blob.length ? slots.map((slot) => resolve(blob, slot)) : null
}

/** The slots from the start to the first tail, or to the end if there is none. */
function tryReadHeads(blob: WordReader): Slot[] | null {
  const slots: Slot[] = []
  let end = blob.length
  for (let position = 0; position < end; position += SLOT_SIZE) {
    try {
      const slot = readSlot(blob, position)
      if (slot.kind === 'head') end = Math.min(end, slot.offset)
      slots.push(slot)
    } catch (error) {
      if (error instanceof SafeError) return null
      throw error
    }
  }
  return slots
}

function readHeads(blob: WordReader, count: number): Slot[] {
  return Array.from({ length: count }, (_, index) => readSlot(blob, index * SLOT_SIZE))
}

function readInlineLayout(blob: WordReader): ParsedSignature[] {
  const signatures: ParsedSignature[] = []
  let position = 0
  while (position < blob.length) {
    const slot = readSlot(blob, position)
    position += SLOT_SIZE
    if (slot.kind === 'head') {
      const signature = resolve(blob, { ...slot, offset: position })
      signatures.push(signature)
      position += 32 + (signature.contractSignature.length - 2) / 2
    } else signatures.push(slot)
  }
  return signatures
}

type Resolved<S> = S extends { kind: 'head' } ? ReturnType<typeof contractSignature> : S

function resolve(blob: WordReader, slot: Extract<Slot, { kind: 'head' }>): ReturnType<typeof contractSignature>
function resolve(blob: WordReader, slot: Slot): Resolved<Slot>
function resolve(blob: WordReader, slot: Slot): Resolved<Slot> {
  if (slot.kind !== 'head') return slot
  const size = blob.size(slot.offset)
  const bytes = size === null ? null : blob.slice(slot.offset + 32, size)
  if (bytes === null) {
    throw malformedSignature(blob, slot.offset, messages.beyondEnd(slot.owner))
  }
  return contractSignature(slot.owner, bytes)
}
