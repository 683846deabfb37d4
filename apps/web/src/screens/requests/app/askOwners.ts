import { AppError, rejections, type AppCall, type AppMethod } from '@countersign/app-bridge'
import type { Address } from '@countersign/primitives'
import type { AppOrigin } from '@countersign/describe/message'
import type { Ask } from '../model/Ask.ts'
import type { RequestAnswer } from '../receiveRequest.ts'
import { isOfApp, keyOfRequest, requestStore, topicOfApp, type StoredRequest } from '../requestStore.ts'
import { appRequestsMessages } from './appRequestsMessages.ts'

type Asked = {
  readonly session: string
  readonly chainId: string
  readonly safe: Address
  readonly app: AppOrigin
  readonly method: AppMethod
  readonly ask: Ask
  readonly call: Pick<AppCall, 'id' | 'signal' | 'promptDone'>
}
type Waiting = { resolve(result: unknown): void; reject(error: Error): void; promptDone(): void }

const waiting = new Map<string, Waiting>()

/** Shows a request of an embedded app to the owner. Settles after the owners have confirmed, or after a decline. */
export function askOwners({ session, chainId, safe, app, method, ask, call }: Asked): Promise<unknown> {
  const place = { topic: topicOfApp(session), id: call.id }
  const key = keyOfRequest({ chainId, safe, ...place })
  return new Promise<unknown>((resolve, reject) => {
    waiting.set(key, { resolve, reject, promptDone: call.promptDone })
    // The frame or its document is closed, so no answer is expected.
    call.signal.addEventListener('abort', () => void decline(key), { once: true })
    const request = {
      ...place,
      key,
      chainId,
      safe,
      app,
      method,
      ask,
      state: 'open',
      hash: null,
      at: Date.now(),
    } as const
    void requestStore.load().then(() => (waiting.has(key) ? requestStore.put(request) : undefined))
  }).finally(() => waiting.delete(key))
}

/** Sends the answer to the frame that waits for it. */
export async function answerApp(request: Pick<StoredRequest, 'topic' | 'id'>, answer: RequestAnswer): Promise<void> {
  const stored = requestStore.get().find(({ topic, id }) => topic === request.topic && id === request.id)
  const waits = stored && waiting.get(stored.key)
  if (!waits) throw new Error(appRequestsMessages.senderClosed)
  if (answer.error) waits.reject(new AppError(answer.error.message))
  else waits.resolve(answer.result)
}

/** The owner declined, by the button or by closing. */
export async function decline(key: string): Promise<void> {
  waiting.get(key)?.reject(rejections.transaction())
  // Removed synchronously, because a request that is about to be stored checks this map first.
  waiting.delete(key)
  await requestStore.remove(key)
}

/** Closes the prompt although no answer exists yet. */
export const leavePrompt = (key: string): void => waiting.get(key)?.promptDone()

/** Declines all open requests of an app when its frame closes. */
export async function declineAll(session: string): Promise<void> {
  const topic = topicOfApp(session)
  const open = requestStore.get().filter((request) => isOfApp(request) && request.topic === topic)
  await Promise.all(open.map(({ key }) => decline(key)))
}
