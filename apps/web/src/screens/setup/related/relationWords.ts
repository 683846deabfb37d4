import type { Related } from '../../../data/related/readRelated.ts'
import type { Members } from '../../../data/related/RelatedAccount.ts'

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
export const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/**
 * The relation of an account in the tree to the one it is attached to.
 * @param depth 1 for an account next to the open one
 */
export function belowWords(members: Members | null, depth: number): string {
  if (depth > 1) return `${inWords(depth)} levels below`
  if (members === null) return 'Its owners were not read'
  return members.owners.length === 1 ? 'Its only owner' : `1 of its ${members.owners.length} owners`
}

/**
 * @param owned the account that it owns
 * @param depth 1 for an owner of the open account
 */
export function aboveWords(owned: Members, depth: number): string {
  if (depth > 1) return `${inWords(depth)} levels above`
  return owned.owners.length === 1 ? 'The only owner' : `1 of ${owned.owners.length} owners`
}

/** The owners of the account in a sentence: "No account owns this one. Its five owners are people." */
export function ownersSentence({ members, keys, contracts, above }: Related): string {
  const accounts = above.next.length
  const all = members.owners.length
  const rest = [
    keys > 0 ? `${inWords(keys)} ${keys === 1 ? 'person' : 'people'}` : '',
    contracts > 0
      ? `${inWords(contracts)} ${contracts === 1 ? 'contract that is not an account' : 'contracts that are not accounts'}`
      : '',
  ].filter(Boolean)
  const unread = all - keys - contracts - accounts
  const notRead = unread > 0 ? ` ${capital(inWords(unread))} of its ${all} owners could not be read.` : ''
  if (accounts > 0) {
    const owned = `${capital(inWords(accounts))} ${accounts === 1 ? 'account owns' : 'accounts own'} this one`
    return `${owned}${rest.length > 0 ? `, together with ${rest.join(' and ')}` : ''}.${notRead}`
  }
  if (unread > 0) return `No account is known to own this one.${notRead}`
  if (contracts > 0) return `No account owns this one. Its owners are ${rest.join(' and ')}.`
  return all === 1
    ? 'No account owns this one. Its only owner is a person.'
    : `No account owns this one. Its ${inWords(all)} owners are people.`
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
