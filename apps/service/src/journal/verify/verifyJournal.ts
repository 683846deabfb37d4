import { BaseError } from '@countersign/primitives'
import { findSuperseded } from '../findSuperseded.ts'
import { type JournalRange, readJournalFile } from '../readJournalFile.ts'
import { fetchJournalKey, openJournalSource } from './openJournalSource.ts'
import { type JournalVerification, verifyExport, verifyPages } from './verifyPages.ts'

export type Report = { ok: boolean; words: string }

type Options = {
  /** The service's public key; requested from `/about` when the place is a URL. */
  key?: string | undefined
  /** The journal file of all accounts, to find the records in it. */
  journal?: string | undefined
}

/** Verifies a page, an export or a whole journal file, and returns what is proven or where the first error is. */
export async function verifyJournal(place: string, { key, journal }: Options = {}): Promise<Report> {
  try {
    const source = await openJournalSource(place)
    if (source.kind === 'whole') return await verifyWhole(source.path)
    const published = key ?? (await fetchJournalKey(place))
    const verdict = await (source.kind === 'pages' ? verifyPages : verifyExport)(source.values, published)
    if (!verdict.ok) return { ok: false, words: `Broken. ${verdict.reason}` }
    const found = journal === undefined ? null : await findInWhole(verdict, journal)
    if (found) return { ok: false, words: `Broken. ${found}` }
    return { ok: true, words: describe(verdict, published !== null, journal) }
  } catch (error) {
    if (error instanceof BaseError || error instanceof Error) return { ok: false, words: error.message }
    throw error
  }
}

async function verifyWhole(path: string): Promise<Report> {
  const { end, superseded } = await findSuperseded(path)
  const words = `Unbroken: ${end.sequence} records of all accounts, from the first to ${end.hash}. The file itself is not signed; compare this hash with one that was noted elsewhere, or with the seal of an account's page.${describePassedOver(superseded)}`
  return { ok: true, words }
}

const describePassedOver = (ranges: readonly JournalRange[]) =>
  ranges.length === 0
    ? ''
    : ` Not counted: ${ranges.map(({ from, to }) => `bytes ${from} to ${to}`).join(', ')}, which a process wrote and never acknowledged, because a later one had replaced it.`

/** Finds the records of an account, and the last record that the seal names, in the journal of all accounts. */
async function findInWhole(
  { hashes, seal }: Extract<JournalVerification, { ok: true }>,
  path: string,
): Promise<string | null> {
  const wanted = new Map([...hashes, [seal.chain.sequence, seal.chain.hash]])
  wanted.delete(0)
  const { superseded } = await findSuperseded(path)
  for await (const { records } of readJournalFile(path, { superseded }))
    for (const { sequence, hash } of records) {
      const expected = wanted.get(sequence)
      if (expected !== undefined && expected !== hash)
        return `Record ${sequence} of ${path} has the hash ${hash}, not ${expected}: the file is another journal, or one of the two was changed.`
      wanted.delete(sequence)
    }
  const [missing] = wanted.keys()
  return missing === undefined ? null : `Record ${missing} is not in ${path}: the file is older, or was cut off.`
}

function describe(
  { account, first, last, seal }: Extract<JournalVerification, { ok: true }>,
  isKeyKnown: boolean,
  journal: string | undefined,
): string {
  const { head, chain, key } = seal
  const whose = `${account.safe} on chain ${account.chainId}`
  const range =
    head.position === 0
      ? `The journal of ${whose} is empty.`
      : `Records ${first} to ${last} of the journal of ${whose} are unbroken${last === head.position ? ' up to its end' : `; the journal continues to record ${head.position}`}.`
  const signed = isKeyKnown
    ? `Sealed with the service's key ${key.publicKey}`
    : `Sealed with the key ${key.publicKey}, which only the file itself names. Compare it with journalKey at /about, or pass --key`
  const whole = journal === undefined ? '' : ` Every record is in ${journal}.`
  return `${range} ${signed}. The journal of all accounts then ended at record ${chain.sequence}, ${chain.hash}.${whole}`
}
