import type { RpcCall } from './postCalls.ts'

export type WaitingCall = RpcCall & { resolve(value: unknown): void; reject(error: unknown): void }

const BATCH_WAIT_MS = 8
const waiting = new Map<string, WaitingCall[]>()

/** Collects the calls of one moment under one key; `send` gets all of them once. */
export function gatherCalls(
  key: string,
  { method, params }: RpcCall,
  send: (calls: readonly WaitingCall[]) => Promise<void>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = { method, params, resolve, reject }
    const others = waiting.get(key)
    if (others) {
      others.push(call)
      return
    }
    const calls = [call]
    waiting.set(key, calls)
    setTimeout(() => {
      waiting.delete(key)
      void send(calls)
    }, BATCH_WAIT_MS)
  })
}

/** Resolves a call with what `read` returns, or rejects it with what `read` throws. */
export function settle(call: WaitingCall, read: () => unknown): void {
  try {
    call.resolve(read())
  } catch (error) {
    call.reject(error)
  }
}
