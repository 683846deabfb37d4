import { parseShallowJson } from '../json/parseShallowJson.ts'
import { fetchBytes, FetchError, type BytesRequest } from './fetchBytes.ts'

export { FetchError } from './fetchBytes.ts'
import { outboundMessages } from './outboundMessages.ts'
export type JsonRequest = Omit<BytesRequest, 'accept' | 'type' | 'what'>

const JSON_TYPE = /^(application|text)\/([\w.-]+\+)?json\s*(;|$)/i

/**
 * Fetches a JSON document from a URL that a client named, with the rules of `fetchBytes`.
 * @throws FetchError
 */
export async function fetchJson(request: JsonRequest): Promise<unknown> {
  const { bytes } = await fetchBytes({ ...request, accept: 'application/json', type: JSON_TYPE, what: () => 'JSON' })
  try {
    return parseShallowJson(bytes.toString('utf8'))
  } catch {
    const { host } = new URL(request.url)
    throw new FetchError(() => outboundMessages.notJson({ host }))
  }
}
