import { parseRetryAfter } from '@countersign/api/client'
import type { Readable } from 'node:stream'
import { NodeError } from './NodeError.ts'
import { openPost, type Post } from './openPost.ts'

/** The largest answer that is held in memory; a smaller range of blocks has a smaller answer. */
const MOST_BYTES = 64 * 1024 * 1024

type Sending = {
  timeoutMs: number
  send?: Post | undefined
  /** Headers with the ids of the requests that it is sent for. */
  names?: Readonly<Record<string, string>> | undefined
}

/**
 * Posts JSON and parses the JSON answer. A node may put its error into the body of an error status, so the body is parsed first.
 * @throws NodeError when there is no JSON
 */
export async function postJson(
  url: string,
  host: string,
  body: unknown,
  { timeoutMs, send = openPost, names }: Sending,
): Promise<unknown> {
  const { status, retryAfter, text } = await post(send, url, host, JSON.stringify(body), { timeoutMs, names })
  if (status === 429 || (status === 503 && retryAfter !== null))
    throw new NodeError('limited', host, `HTTP ${status}`, parseRetryAfter(retryAfter))
  try {
    const answer: unknown = JSON.parse(text)
    if (status < 400 || isRpcAnswer(answer)) return answer
  } catch {
    if (status < 400) throw new NodeError('garbled', host, `HTTP ${status} with a body that is not JSON`)
  }
  throw new NodeError(status === 413 ? 'oversized' : 'unreachable', host, `HTTP ${status}`)
}

async function post(send: Post, url: string, host: string, body: string, { timeoutMs, names }: Sending) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { status, retryAfter, body: answer } = await send(url, body, signal, names)
    return { status, retryAfter, text: await readText(answer, host) }
  } catch (error) {
    if (error instanceof NodeError) throw error
    if (signal.aborted) throw new NodeError('timeout', host, `no answer after ${timeoutMs} ms, timed out`)
    throw new NodeError('unreachable', host, reasonOf(error))
  }
}

async function readText(body: Readable, host: string): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > MOST_BYTES) throw new NodeError('oversized', host, `response size above ${MOST_BYTES} bytes`)
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

const isRpcAnswer = (answer: unknown) =>
  Array.isArray(answer) || (typeof answer === 'object' && answer !== null && 'error' in answer)

/** It must not contain the URL. */
function reasonOf(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.name : 'unknown reason'
}
