import { JournalPage, type JournalSeal } from '@countersign/api'
import { GENESIS_HASH } from '../JournalEntry.ts'
import { findFrameBreak, findSealBreak, followRecord, type Progress } from './findBreak.ts'

/** The verified part of an account's journal, or the first error. */
export type JournalVerification =
  | {
      ok: true
      account: JournalSeal['account']
      first: number
      last: number
      seal: JournalSeal
      hashes: Map<number, string>
    }
  | { ok: false; reason: string }

const refuse = (reason: string): JournalVerification => ({ ok: false, reason })

type Walk = { first: JournalSeal; seal: JournalSeal; progress: Progress; hashes: Map<number, string> }

/**
 * Verifies consecutive pages. Each is verified separately, and must begin where the one before ended.
 * @param pages parsed JSON, not yet validated
 * @param publicKey of the service; null uses the one that the first page names
 */
export async function verifyPages(
  pages: AsyncIterable<unknown>,
  publicKey: string | null,
): Promise<JournalVerification> {
  let walk: Walk | null = null
  let number = 0
  for await (const value of pages) {
    number += 1
    const parsed = JournalPage.safeParse(value)
    if (!parsed.success) return refuse(`Page ${number} is no journal page: ${parsed.error.issues[0]?.message ?? ''}.`)
    const next = followPage(walk, parsed.data, publicKey)
    if (typeof next === 'string') return refuse(number === 1 ? next : `Page ${number}: ${next}`)
    walk = next
  }
  if (!walk) return refuse('There is no page.')
  const { first, seal, progress, hashes } = walk
  return {
    ok: true,
    account: first.account,
    first: first.after.position + 1,
    last: progress.place.position,
    seal,
    hashes,
  }
}

function followPage(walk: Walk | null, page: JournalPage, publicKey: string | null): Walk | string {
  const { seal } = page
  const first = walk?.first ?? seal
  const { account } = first
  if (seal.account.chainId !== account.chainId || seal.account.safe !== account.safe)
    return `it is about ${seal.account.safe} on chain ${seal.account.chainId}, not about ${account.safe} on chain ${account.chainId}.`
  const after = walk?.progress.place ?? seal.after
  const hashes = walk?.hashes ?? new Map<number, string>()
  let progress: Progress = walk?.progress ?? { place: seal.after, sequence: 0, hash: GENESIS_HASH }
  for (const record of page.results) {
    const next = followRecord(account, progress, record)
    if (typeof next === 'string') return next
    hashes.set(record.sequence, record.hash)
    progress = next
  }
  const broken = findSealBreak(seal, after, progress, publicKey ?? first.key.publicKey) ?? findFrameBreak(page)
  if (broken) return broken
  if (walk && seal.head.position < walk.seal.head.position)
    return `the account's journal ends at record ${seal.head.position}, the page before said ${walk.seal.head.position}.`
  return { first, seal, progress, hashes }
}

/**
 * Verifies an export: records, one per line, and the seal as the last line.
 * @param lines parsed JSON, not yet validated
 */
export async function verifyExport(
  lines: AsyncIterable<unknown>,
  publicKey: string | null,
): Promise<JournalVerification> {
  const held: unknown[] = []
  for await (const value of lines) held.push(value)
  const end = held.pop()
  const seal = typeof end === 'object' && end !== null && 'seal' in end ? end.seal : undefined
  const page = JournalPage.safeParse({ count: 0, next: null, previous: null, results: held, seal })
  if (seal === undefined)
    return refuse(
      `It ends after ${held.length + 1} records without a seal: the download was cut off, or the end was removed.`,
    )
  if (!page.success) {
    const { path, message } = page.error.issues[0] ?? { path: [], message: '' }
    return refuse(
      `${path[0] === 'results' ? `Line ${Number(path[1]) + 1} is not a record` : 'The last line is not a seal'}: ${message}.`,
    )
  }
  const whole = { ...page.data, count: page.data.seal.head.position }
  if (whole.seal.after.position !== 0)
    return refuse(`It begins after record ${whole.seal.after.position}, not at the first.`)
  return verifyPages(only(whole), publicKey)
}

async function* only(value: unknown): AsyncGenerator<unknown> {
  yield value
}
