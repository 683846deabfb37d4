import * as z from 'zod/mini'
import { ApiError } from './ApiError.ts'

const ErrorShape = z.object({
  code: z.optional(z.union([z.number(), z.string()])),
  statusCode: z.optional(z.number()),
  message: z.string(),
  detail: z.optional(z.string()),
  reason: z.optional(z.string()),
})

/**
 * Parses an HTTP response by the route's schema.
 *
 * @param response - The response.
 * @param schema - Schema of the success body, or null for an empty one.
 * @throws {ApiError} `code: message`, the HTTP status text, or `Invalid response content: …`.
 * @example
 * await parseResponse(await fetch('/v1/chains'), pageOf(Chain))
 */
export async function parseResponse(response: Response, schema: z.ZodMiniType | null): Promise<unknown> {
  const text = await readText(response)
  const body = readJson(text)
  const statusCode = response.status
  if (!response.ok) {
    const known = ErrorShape.safeParse(body)
    const code = known.success ? (known.data.code ?? known.data.statusCode) : undefined
    const retry = statusCode === 429 || statusCode >= 502 ? 'later' : 'never'
    if (known.success && code !== undefined)
      throw new ApiError({
        code,
        statusCode,
        message: `${code}: ${known.data.message}`,
        retry,
        detail: known.data.detail,
        reason: known.data.reason,
      })
    if (text !== '' && body === undefined)
      throw new ApiError({ code: statusCode, statusCode, message: invalidContent(text), retry })
    throw new ApiError({ code: statusCode, statusCode, message: response.statusText || `HTTP ${statusCode}`, retry })
  }
  if (schema === null) return undefined
  if (body === undefined) throw new ApiError({ code: 'INVALID_CONTENT', statusCode, message: invalidContent(text) })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ApiError({
    code: 'INVALID_CONTENT',
    statusCode,
    message: `Invalid response content: ${issue?.message ?? 'unknown'} at ${issue?.path.join('.') || 'the top'}`,
    cause: parsed.error,
  })
}

const invalidContent = (text: string) =>
  `Invalid response content: ${text.length > 200 ? `${text.slice(0, 200)}…` : text || 'an empty answer'}`

/** The body may time out or its connection may break after the headers arrived. */
async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause
    const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
    const code = isTimeout ? 'TIMEOUT' : 'UNREACHABLE'
    const what = isTimeout ? 'took too long to arrive' : 'broke off'
    const message = `The answer of ${response.url} ${what}`
    throw new ApiError({ code, statusCode: response.status, message, retry: 'later', cause })
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
