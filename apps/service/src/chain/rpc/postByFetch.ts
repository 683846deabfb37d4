import { Readable } from 'node:stream'
import type { Post } from './openPost.ts'

/** Sends requests to nodes with a `fetch` of the program around the service, such as one that uses a proxy. */
export const postByFetch =
  (fetch: typeof globalThis.fetch): Post =>
  async (address, json, signal, names) => {
    const { status, headers, body } = await fetch(address, {
      method: 'POST',
      headers: { ...names, 'content-type': 'application/json', accept: 'application/json' },
      body: json,
      signal,
    })
    return {
      status,
      retryAfter: headers.get('retry-after'),
      body: body === null ? Readable.from([]) : Readable.from(body),
    }
  }
