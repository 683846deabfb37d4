import { dateLocale, fillTemplate, type Address } from '@countersign/primitives'
import type { AttemptMeaning, OwnerList } from '@countersign/safe/recovery'
import type { Recovery, RecoveryAttempt } from '../../data/recovery/Recovery.ts'
import { recovererOf } from './recovererOf.ts'
import { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'

/** A part of a sentence: text, or an address that is shown by its name. */
export type SentencePart = string | { readonly address: Address }

/** The effect of an attempt as one sentence, with its author. */
export function attemptSentence(attempt: RecoveryAttempt, recovery: Recovery): readonly SentencePart[] {
  const { announced } = attempt
  const recoverer = recovererOf(attempt, recovery)
  const who: SentencePart = recoverer ? { address: recoverer } : recoveryAlarmMessages.aRecoverer
  const meaning = announced.known ? announced.meaning : null
  const { comes, leaves } = meaning?.kind === 'owners' ? meaning : { comes: [], leaves: [] }
  const places = { who: [who], comes: listed(comes), leaves: listed(leaves) }
  return fillTemplate<readonly SentencePart[], readonly SentencePart[]>(
    meaning === null ? recoveryAlarmMessages.announcedUnread : meaningWords(meaning, recovery.now),
    places,
    (text) => [text],
  ).flat()
}

function meaningWords(meaning: AttemptMeaning, now: OwnerList): string {
  if (meaning.kind === 'more') return recoveryAlarmMessages.announcedMore
  if (meaning.kind === 'refused') return recoveryAlarmMessages.announcedRefused
  const { after, comes, leaves, stays } = meaning
  const then = { threshold: after.threshold, owners: after.owners.length }
  if (stays.length === 0 && now.owners.length > 0)
    return recoveryAlarmMessages.wantsTakeover({ leave: now.owners.length, come: comes.length, ...then })
  const isSame = after.threshold === now.threshold && after.owners.length === now.owners.length
  const change =
    comes.length > 0 && leaves.length > 0
      ? recoveryAlarmMessages.wantsReplace
      : comes.length > 0
        ? recoveryAlarmMessages.wantsAdd({ come: comes.length })
        : leaves.length > 0
          ? recoveryAlarmMessages.wantsRemove
          : null
  if (change !== null) return isSame ? change : `${change} ${recoveryAlarmMessages.thenSign(then)}`
  if (after.threshold === now.threshold) return recoveryAlarmMessages.announcedNoChange
  return recoveryAlarmMessages.wantsThreshold({
    after: after.threshold,
    before: now.threshold,
    owners: now.owners.length,
  })
}

/** The addresses with the commas and the "and" of the language between them. */
const listed = (addresses: readonly Address[]): readonly SentencePart[] => {
  const waiting = [...addresses]
  return listParts(addresses).map((part) => {
    const address = part.type === 'element' ? waiting.shift() : undefined
    return address === undefined ? part.value : { address }
  })
}

const listParts = (items: readonly string[]) =>
  new Intl.ListFormat(dateLocale(), { style: 'long', type: 'conjunction' }).formatToParts(items)

/** The sentence as plain text. */
export const sentenceText = (parts: readonly SentencePart[], nameOf: (address: Address) => string): string =>
  parts.map((part) => (typeof part === 'string' ? part : nameOf(part.address))).join('')
