import type { TypedData } from '../../typed-data/TypedData.ts'
import type { Check } from '../Check.ts'
import { primaryTypeOf } from './readPermit.ts'
import { messageCheckMessages as messages } from './messageCheckMessages.ts'

const id = 'message-bare-hash'

/** 32 bytes with or without prefix, or any text that is only hex: it has no readable meaning. */
const BARE_HEX = /^(?:0x[0-9a-f]*|[0-9a-f]{64})$/i
/** 32 bytes in base64. */
const BARE_BASE64 = /^[0-9a-z+/_-]{43}=?$/i

/**
 * Whether a text is a bare value: only hex, or 32 bytes in hex or base64.
 *
 * @example
 * isBareHash('0x1234') // true
 */
export const isBareHash = (text: string): boolean => {
  const plain = text.trim().replace(/^["'`]|["'`]$/g, '')
  return BARE_HEX.test(plain) || (BARE_BASE64.test(plain) && !/^[a-z]+$|^[A-Z]+$/.test(plain))
}

/**
 * S19. A message that is a bare hash may be the hash of anything, including a transaction. Typed data that contains
 * only a bare hash shows no more.
 *
 * @example
 * checkBareHash('0x' + 'ab'.repeat(32)).verdict // 'danger'
 */
export function checkBareHash(content: string | TypedData): Check {
  if (typeof content === 'string')
    return isBareHash(content)
      ? {
          id,
          verdict: 'danger',
          title: messages.unreadable,
          reason: messages.bareValue(content.trim().slice(0, 66)),
        }
      : { id, verdict: 'verified', title: messages.readable, reason: messages.isText }
  const type = primaryTypeOf(content)
  const fields = Object.hasOwn(content.types, type) ? (content.types[type] ?? []) : []
  const [only] = fields
  if (fields.length === 1 && only !== undefined && /^bytes(32)?$/.test(only.type) && type !== 'SafeMessage')
    return {
      id,
      field: only.name,
      verdict: 'caution',
      title: messages.onlyBare,
      reason: messages.onlyField({ name: only.name, value: String(content.message[only.name]).slice(0, 66) }),
    }
  return { id, verdict: 'verified', title: messages.readable, reason: messages.hasFields }
}
