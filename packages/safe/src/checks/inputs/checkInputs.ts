import { type Address, isSameAddress } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { handoverLength } from '../control/Handover.ts'
import { hasDirtyAddress } from '../money/TokenCall.ts'
import { inputCheckMessages as messages } from './inputCheckMessages.ts'

const id = 'inputs'

type Context = {
  /** Whether an address has code; undefined if it was not read. */
  isContract(address: Address): Read<boolean> | undefined
  /** Whether an address is a token: a bundled one, or a contract that returned its symbol and decimals. */
  isToken(address: Address): boolean
  /** Calls to contracts that the same transaction creates earlier. */
  readonly created?: ReadonlySet<InspectedCall>
}

/** Parameter lengths in bytes of methods with a fixed length, without the selector. */
const LENGTHS: Readonly<Record<string, number>> = {
  '0xa9059cbb': 64,
  '0x23b872dd': 96,
  '0x42842e0e': 96,
  '0x095ea7b3': 64,
  '0x39509351': 64,
  '0xa22cb465': 64,
  '0x0d582f13': 64,
  '0xf8dc5dd9': 96,
  '0xe318b52b': 96,
  '0x694e80c3': 32,
  '0x610b5925': 32,
  '0xe009cfde': 64,
  '0xe19a9dd9': 32,
  '0xf08a0323': 32,
  '0xd4d9bdcd': 32,
}

/**
 * The parameter length in bytes of a method with a fixed length; null for other methods.
 *
 * @example
 * fixedLength({ data: '0xa9059cbb…' }) // 64
 */
export function fixedLength(call: Pick<InspectedCall, 'data'>): number | null {
  const selector = selectorOf(call.data)
  if (selector === null) return null
  return (Object.hasOwn(LENGTHS, selector) ? LENGTHS[selector] : undefined) ?? handoverLength(call)
}

/**
 * S16. Finds bytes that do not have the meaning of their selector: a method called at an address without a contract,
 * a known method with extra or missing bytes, native currency sent with a token transfer, calldata too short for a
 * selector.
 *
 * @example
 * checkInputs(inspectCalls(safe, transaction), { isContract, isToken })
 */
export function checkInputs(calls: readonly InspectedCall[], context: Context): Check[] {
  const found = calls.flatMap((call) => judge(call, context))
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: messages.bytesMatch,
      reason: messages.everyCalled,
    },
  ]
}

function judge(call: InspectedCall, context: Context): Check[] {
  return call.data === '0x' ? [] : [...judgeTarget(call, context), ...judgeLength(call, context), ...judgeValue(call)]
}

function judgeTarget(call: InspectedCall, { isContract, created }: Context): Check[] {
  if (isSameAddress(call.to, call.caller) || created?.has(call)) return []
  const code = isContract(call.to) ?? { ok: false, reason: messages.notRead }
  if (code.ok && code.value) return []
  const at = { id, field: fieldOf(call, 'to') } as const
  if (!code.ok)
    return [
      {
        ...at,
        verdict: 'unchecked',
        title: messages.whether,
        reason: messages.codeUnread({ place: placeOf(call), address: call.to, reason: code.reason }),
      },
    ]
  const target = { place: placeOf(call), method: selectorOf(call.data) ?? call.data, address: call.to }
  return [
    {
      ...at,
      verdict: 'danger',
      title: messages.noContract,
      reason: call.value > 0n ? messages.nothingPaid({ ...target, value: call.value }) : messages.nothingDone(target),
    },
  ]
}

function judgeLength(call: InspectedCall, { isToken }: Context): Check[] {
  const at = { id, field: fieldOf(call, 'data') } as const
  const place = placeOf(call)
  const selector = selectorOf(call.data)
  const bytes = (call.data.length - 2) / 2
  if (selector === null)
    return [
      {
        ...at,
        verdict: 'caution',
        title: messages.tooShort,
        reason: messages.fewBytes({ place, bytes, address: call.to }),
      },
    ]
  const expected = fixedLength(call)
  const given = messages.given({ place, selector, bytes: bytes - 4, expected: expected ?? 0 })
  if (expected !== null && bytes - 4 < expected)
    return [
      {
        ...at,
        verdict: 'danger',
        title: messages.missing,
        reason: messages.filled(given),
      },
    ]
  if (hasDirtyAddress(call))
    return [
      {
        ...at,
        verdict: 'danger',
        title: messages.dirtyAddress,
        reason: messages.cutOff({ place, selector }),
      },
    ]
  if (expected === null || bytes - 4 === expected) return []
  if (isTokenMethod(selector) && isToken(call.to))
    return [
      {
        ...at,
        verdict: 'caution',
        title: messages.extra,
        reason: messages.unknownMeaning(given),
      },
    ]
  return [
    {
      ...at,
      verdict: 'danger',
      title: messages.extra,
      reason: messages.readable({ given, address: call.to }),
    },
  ]
}

function judgeValue(call: InspectedCall): Check[] {
  if (call.value === 0n || !isTokenMethod(selectorOf(call.data))) return []
  return [
    {
      id,
      field: fieldOf(call, 'value'),
      verdict: 'caution',
      title: messages.sentAlong,
      reason: messages.mayBeLost({ place: placeOf(call), value: call.value, address: call.to }),
    },
  ]
}

const TOKEN_METHODS = [
  '0xa9059cbb',
  '0x23b872dd',
  '0x42842e0e',
  '0xb88d4fde',
  '0xf242432a',
  '0x2eb2c2d6',
  '0x095ea7b3',
  '0x39509351',
  '0xa22cb465',
]
const isTokenMethod = (selector: string | null): boolean => selector !== null && TOKEN_METHODS.includes(selector)
