/**
 * What the worker says about a message, in the words and the language of the page that registered this browser. The page writes it into a
 * cache, because a worker reads neither the page's storage nor its catalogues.
 */
export type PushWords = {
  /** The prefix of a page's path: the worker's folder, or that folder and `#`. */
  readonly base: string
  /** The accounts that this browser follows, by chain and address in lower case. */
  readonly accounts: Readonly<Record<string, { readonly name: string; readonly path: string }>>
  /** The sentence for each kind of event, and `FAILED` for an execution that failed. */
  readonly kinds: Readonly<Record<string, string>>
  /** The sentence for a message that is about none of these accounts. */
  readonly other: string
}

export const PUSH_CACHE = 'countersign-push'
/** The name below which the words are kept, in the worker's folder. */
export const PUSH_WORDS = 'push-words.json'

export const pushAccountKey = (chainId: string, address: string): string => `${chainId}:${address.toLowerCase()}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPlace = (value: unknown): boolean =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['path'] === 'string'

/** Written by hand: the worker has no library. */
export const isPushWords = (value: unknown): value is PushWords =>
  isRecord(value) &&
  typeof value['base'] === 'string' &&
  typeof value['other'] === 'string' &&
  isRecord(value['kinds']) &&
  Object.values(value['kinds']).every((sentence) => typeof sentence === 'string') &&
  isRecord(value['accounts']) &&
  Object.values(value['accounts']).every(isPlace)
