import { dappsMessages } from '../dappsMessages.ts'

/** What is pasted to connect a dapp. The proposals of this dapp arrive on the topic. */
export type FollowedLink = { readonly uri: string; readonly topic: string }

export type PairingLink = ({ readonly ok: true } & FollowedLink) | { readonly ok: false; readonly reason: string }

const refused = (reason: string): PairingLink => ({ ok: false, reason })

/**
 * Parses `wc:…@2?…`, or a link that contains one as `?uri=` or `?wc=`.
 * @param now epoch milliseconds
 */
export function readPairingLink(text: string, now: number): PairingLink {
  const uri = inner(text.trim())
  if (uri === '') return refused(dappsMessages.pasteLink)
  const match = /^wc:([0-9a-f]+)@(\d+)\?(.+)$/i.exec(uri)
  const [, topic, version, query = ''] = match ?? []
  if (topic === undefined || version === undefined) return refused(dappsMessages.notALink)
  if (version !== '2') return refused(dappsMessages.oldVersion(version))
  const parameters = new URLSearchParams(query)
  if (!parameters.get('symKey')) return refused(dappsMessages.incomplete)
  const expiry = Number(parameters.get('expiryTimestamp') ?? Number.NaN) * 1000
  if (expiry < now) return refused(dappsMessages.expired)
  return { ok: true, uri, topic }
}

function inner(text: string): string {
  if (/^wc:/i.test(text) || !URL.canParse(text)) return text
  const { searchParams } = new URL(text)
  return searchParams.get('uri') ?? searchParams.get('wc') ?? text
}
