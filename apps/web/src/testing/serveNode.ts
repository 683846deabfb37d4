import { vi } from 'vitest'
import * as z from 'zod/mini'
import { chainFixture } from '../data/chain-access/chainFixture.ts'

const Calls = z.array(z.object({ id: z.number(), method: z.string(), params: z.array(z.unknown()) }))

let port = 20_000

/**
 * Answers the requests of the page to its node, by method. A separate node and chain for each call, because the page skips a failed node for
 * a while and remembers the newest block of a chain. End it with `vi.unstubAllGlobals()`.
 */
export function serveNode(answers: Readonly<Record<string, unknown>>) {
  const value = `http://127.0.0.1:${port++}`
  const uri = { authentication: 'NO_AUTHENTICATION' as const, value }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const parsed: unknown = JSON.parse(body)
    const calls = Calls.parse([parsed].flat())
    asked.push(...calls.map(({ method, params }) => `${method} ${JSON.stringify(params)}`))
    const results = calls.map(({ id, method }) => ({ id, result: answers[method] ?? null }))
    return new Response(JSON.stringify(Array.isArray(parsed) ? results : results[0]))
  })
  return { chain: chainFixture({ chainId: String(port), rpcUri: uri, publicRpcUri: uri }), asked }
}
