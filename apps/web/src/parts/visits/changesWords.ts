import type { Address } from '@countersign/primitives'
import type { SettingsDifference } from '@countersign/safe/light'
import type { Maker } from '../../data/visits/readMakers.ts'
import { changeWords } from './changeWords.ts'
import { dayWords } from './dayWords.ts'

export type ChangesWords = {
  readonly text: string
  /** The transactions were found, and at least one of them is only a claim of the service. */
  readonly isToldByService: boolean
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
    text: groups.map(({ maker, words }) => `${joined(words)}${by(maker, now)}.`).join(' '),
    isToldByService: (makers ?? []).some((maker) => maker !== null && !maker.isVerified),
  }
}

/** "Ben became an owner; signatures needed went from 2 to 1": names keep their capital. */
const joined = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((one) => one.replace(/^(Signatures needed|The) /, (start) => start.toLowerCase()))].join('; ')

function by(maker: Maker | null, now: number): string {
  if (maker === null) return ''
  const what = maker.nonce === null ? 'a transaction of a module' : `transaction ${maker.nonce}`
  return `, by ${what}${maker.at === null ? '' : ` on ${dayWords(maker.at, now)}`.replace('on today', 'today')}`
}
