import type { Address } from '@countersign/primitives'
import type { AttemptMeaning, OwnerList } from '@countersign/safe/recovery'
import type { Recovery, RecoveryAttempt } from '../../data/recovery/Recovery.ts'
import { countWords } from './countWords.ts'
import { recovererOf } from './recovererOf.ts'

/** A part of a sentence: text, or an address that is shown by its name. */
export type SentencePart = string | { readonly address: Address }

/** The effect of an attempt as one sentence, with its author. */
export function attemptSentence(attempt: RecoveryAttempt, recovery: Recovery): SentencePart[] {
  const { announced } = attempt
  const recoverer = recovererOf(attempt, recovery)
  const who: SentencePart = recoverer ? { address: recoverer } : 'A recoverer'
  if (!announced.known) return [who, ' has announced a call that this page could not read.']
  return [who, ...meaningParts(announced.meaning, recovery.now)]
}

function meaningParts(meaning: AttemptMeaning, now: OwnerList): SentencePart[] {
  if (meaning.kind === 'more') return [' has announced more than a change of owners.']
  if (meaning.kind === 'refused') return [' has announced a change of owners that the account would refuse now.']
  const { after, comes, leaves, stays } = meaning
  if (stays.length === 0 && now.owners.length > 0)
    return [
      ` wants to remove ${now.owners.length === 1 ? 'the only owner' : `${now.owners.length === 2 ? 'both' : `all ${countWords(now.owners.length)}`} owners`} and make `,
      ...listed(comes),
      comes.length === 1 ? ' the only one, who then signs alone.' : ` the owners; ${anyOf(after)}.`,
    ]
  const signs =
    after.threshold === now.threshold && after.owners.length === now.owners.length ? '' : ` Then ${anyOf(after)}.`
  if (comes.length > 0 && leaves.length > 0)
    return [' wants to replace ', ...listed(leaves), ' with ', ...listed(comes), `.${signs}`]
  if (comes.length > 0)
    return [' wants to add ', ...listed(comes), ` as ${comes.length === 1 ? 'an owner' : 'owners'}.${signs}`]
  if (leaves.length > 0) return [' wants to remove ', ...listed(leaves), ` from the owners.${signs}`]
  if (after.threshold === now.threshold) return [' has announced a change that does not change owners or signatures.']
  return [` wants ${after.threshold} instead of ${now.threshold} of ${now.owners.length} owners to sign.`]
}

/** "one owner signs alone", "2 of 3 sign" */
export const anyOf = ({ owners, threshold }: OwnerList): string =>
  owners.length === 1 ? 'one owner signs alone' : `${threshold} of ${owners.length} sign`

function listed(addresses: readonly Address[]): SentencePart[] {
  return addresses.flatMap((address, index) => [
    ...(index === 0 ? [] : [index === addresses.length - 1 ? ' and ' : ', ']),
    { address },
  ])
}

/** The sentence as plain text. */
export const sentenceText = (parts: readonly SentencePart[], nameOf: (address: Address) => string): string =>
  parts.map((part) => (typeof part === 'string' ? part : nameOf(part.address))).join('')
