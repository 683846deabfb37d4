import type { JournalPosition } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { hash as sha256 } from 'node:crypto'
import { GENESIS_HASH } from './JournalEntry.ts'

type Account = { chainId: string; safe: string }

/** The position before the first record of an account. */
export const FIRST_POSITION: JournalPosition = { position: 0, link: GENESIS_HASH }

/** The position after one more record: hashes its hash and the link before it. */
export function nextPosition({ chainId, safe }: Account, before: JournalPosition, hash: Hex): JournalPosition {
  const position = before.position + 1
  const text = `account\n${chainId}:${safe}\n${position}\n${before.link}\n${hash}`
  return { position, link: `0x${sha256('sha256', text, 'hex')}` }
}
