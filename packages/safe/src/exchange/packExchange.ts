import { SafeError } from '../errors/SafeError.ts'
import { bytesToHex } from '@countersign/primitives'
import { CHECKSUM_BYTES, checksumOf } from './checksumOf.ts'
import { deflate, inflate } from './deflate.ts'
import { exchangeJson } from './exchangeJson.ts'
import { parseExchange } from './parseExchange.ts'
import { malformed } from './shape.ts'
import type { ExchangeItem } from './SharedProposal.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/** `CSX` and the version of this packing. */
const MAGIC = Uint8Array.of(0x43, 0x53, 0x58, 1)

/**
 * A proposal or reply as few bytes, for QR codes and links: magic, deflated JSON, eight bytes of checksum.
 *
 * @example
 * const packed = await packExchange(proposal)
 * const { kind } = await unpackExchange(packed)
 */
export async function packExchange(item: ExchangeItem): Promise<Uint8Array<ArrayBuffer>> {
  const body = await deflate(new TextEncoder().encode(JSON.stringify(exchangeJson(item))))
  const packed = new Uint8Array(MAGIC.length + body.length + CHECKSUM_BYTES)
  packed.set(MAGIC)
  packed.set(body, MAGIC.length)
  packed.set(checksumOf(packed.subarray(0, -CHECKSUM_BYTES)), packed.length - CHECKSUM_BYTES)
  return packed
}

/**
 * Unpacks it. A single changed bit is detected.
 *
 * @throws SafeError `exchange/damaged`, `exchange/malformed`
 * @example
 * const item = await unpackExchange(await packExchange(proposal))
 * item.kind // 'proposal'
 */
export async function unpackExchange(packed: Uint8Array): Promise<ExchangeItem> {
  const body = packed.slice(0, -CHECKSUM_BYTES)
  if (body.length < MAGIC.length) throw malformed(messages.theWhole, messages.bytesOnly(packed.length))
  const expected = bytesToHex(packed.subarray(-CHECKSUM_BYTES))
  const found = bytesToHex(checksumOf(body))
  if (found !== expected)
    throw new SafeError('exchange/damaged', messages.bytesChanged({ found, expected }), { expected, found })
  if (MAGIC.some((byte, index) => body[index] !== byte)) throw malformed(messages.theWhole, messages.otherStart)
  return parseExchange(await parseJson(body.slice(MAGIC.length)))
}

async function parseJson(body: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await inflate(body)))
  } catch (error) {
    if (error instanceof SafeError) throw error
    throw malformed(messages.theWhole, messages.doesNotUnpack)
  }
}
