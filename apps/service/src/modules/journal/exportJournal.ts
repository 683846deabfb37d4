import type { Address } from '@countersign/primitives'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { FIRST_POSITION } from '../../journal/nextPosition.ts'
import type { JournalSigner } from '../../journal/journalSeal.ts'
import { readAccountRecords, readJournalEnds } from './readAccountRecords.ts'

const PART = 200

/** One record per line, and the seal over all of them as the last line, so that a truncated download is detected. */
export async function* exportJournal(
  context: ServiceContext,
  signer: JournalSigner,
  account: { chainId: string; safe: Address },
): AsyncGenerator<string> {
  const { head, chain } = await readJournalEnds(context, account)
  for (let after = 0; after < head.position; after += PART) {
    const upTo = Math.min(after + PART, head.position)
    const { records } = await readAccountRecords(context, account, { after, upTo })
    yield records.map((record) => `${JSON.stringify(record)}\n`).join('')
  }
  const seal = signer.seal({ account, after: FIRST_POSITION, last: head, head, chain })
  yield `${JSON.stringify({ seal })}\n`
}
