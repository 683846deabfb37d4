import { gatherCalls, settle } from './gatherCalls.ts'
import { postCalls, resultOf } from './postCalls.ts'

/** Asks one node; rejects with an RpcError. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/** One node and no other, where the answer of each node counts for itself. Calls of one moment travel in one request. */
export const nodeAt =
  (url: string): AskNode =>
  (method, params) =>
    gatherCalls(url, { method, params }, async (calls) => {
      try {
        const byId = new Map((await postCalls(url, calls)).map((answer) => [answer.id, answer]))
        for (const [id, call] of calls.entries()) settle(call, () => resultOf(byId.get(id), call))
      } catch (error) {
        for (const call of calls) call.reject(error)
      }
    })
