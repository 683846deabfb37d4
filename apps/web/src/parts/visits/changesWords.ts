import type { Address } from '@countersign/primitives'
import type { SettingsDifference } from '@countersign/safe/light'
import type { Maker } from '../../data/visits/readMakers.ts'
import { changeWords } from './changeWords.ts'
import { onDay } from './dayWords.ts'
import { visitMessages as messages } from './visitMessages.ts'

export type ChangesWords = {
  readonly text: string
  /** The transactions were found, and at least one of them is only a claim of the service. */
  readonly isReportedByService: boolean
}

/**
 * The differences as one paragraph, each group with its transaction.
 * @param makers one for each difference, in the same order; null without one; undefined while they are being searched
 */
export function changesWords(
  differences: readonly SettingsDifference[],
  makers: readonly (Maker | null)[] | undefined,
  { nameOf, now }: { readonly nameOf: (address: Address) => string; readonly now: number },
): ChangesWords {
  const groups: { maker: Maker | null; words: string[] }[] = []
  for (const [index, difference] of differences.entries()) {
    const maker = makers?.[index] ?? null
    const words = changeWords(difference, nameOf)
    const last = groups.at(-1)
    if (last && last.maker?.id === maker?.id) last.words.push(words)
    else groups.push({ maker, words: [words] })
  }
  return {
    text: groups.map(({ maker, words }) => sentenceOf(messages.joined(words), maker, now)).join(' '),
    isReportedByService: (makers ?? []).some((maker) => maker !== null && !maker.isVerified),
  }
}

function sentenceOf(changes: string, maker: Maker | null, now: number): string {
  if (maker === null) return messages.sentence(changes)
  const what = maker.nonce === null ? messages.ofModule : messages.transaction(`${maker.nonce}`)
  return maker.at === null
    ? messages.sentenceBy({ changes, what })
    : messages.sentenceByOn({ changes, what, day: onDay(maker.at, now) })
}
