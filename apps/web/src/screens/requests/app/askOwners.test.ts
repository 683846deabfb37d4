import { AppError, AppRejectionError } from '@countersign/app-bridge'
import { expect, test, vi } from 'vitest'
import { requestStore, topicOfApp } from '../requestStore.ts'
import { answerApp, answerBatched, askOwners, decline, declineAll, leavePrompt } from './appHandlers.ts'

const SAFE = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const HASH = `0x${'ab'.repeat(32)}` as const

function askFor(session: string, id = 1) {
  const closing = new AbortController()
  const promptDone = vi.fn()
  const answer = askOwners({
    session,
    chainId: '31337',
    safe: SAFE,
    app: { name: 'Swap', url: 'https://swap.example' },
    method: 'signMessage',
    ask: { kind: 'message', content: 'hello', answer: 'app' },
    call: { id, signal: closing.signal, promptDone },
  })
  const settled = answer.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  const open = () => requestStore.get().filter(({ topic }) => topic === topicOfApp(session))
  return {
    settled,
    open,
    closing,
    promptDone,
    isOpen: () => vi.waitFor(() => expect(open()).toHaveLength(1), { timeout: 15_000 }),
  }
}

test('behavior: a request waits until it is answered, and does not block the next prompt', async () => {
  const { settled, open, promptDone, isOpen } = askFor('answered')
  await isOpen()
  const [request] = open()
  if (!request) throw new Error('No request was stored.')
  await requestStore.proposed(request.key, HASH)
  leavePrompt(request.key)
  expect(promptDone).toHaveBeenCalledTimes(1)
  expect(open()[0]).toMatchObject({ state: 'proposed', hash: HASH })
  await answerApp(request, { result: { messageHash: HASH, signature: '0x01' } })
  expect(await settled).toEqual({ result: { messageHash: HASH, signature: '0x01' } })
})

test('error: declining uses the words of the protocol, and counts as a rejection', async () => {
  const { settled, open, isOpen } = askFor('declined')
  await isOpen()
  await decline(open()[0]?.key ?? '')
  expect(await settled).toEqual({ error: expect.any(AppRejectionError) })
  expect(await settled).toEqual({ error: expect.objectContaining({ message: 'Transaction was rejected' }) })
  expect(open()).toEqual([])
})

test('error: a request whose calls went into a draft batch is told so, which is no rejection', async () => {
  const { settled, open, isOpen } = askFor('batched')
  await isOpen()
  await answerBatched(open()[0]?.key ?? '')
  const { error } = await settled.then((end) => ({ error: null, ...end }))
  expect(error).toEqual(new AppError('Transaction was added to a draft batch'))
  expect(error).not.toBeInstanceOf(AppRejectionError)
  expect(open()).toEqual([])
})

test('error: a closed app has no open requests, in whatever order they arrive', async () => {
  const first = askFor('closed', 1)
  const second = askFor('closed', 2)
  await vi.waitFor(() => expect(first.open()).toHaveLength(2), { timeout: 15_000 })
  await declineAll('closed')
  expect(first.open()).toEqual([])
  for (const { settled } of [first, second])
    expect(await settled).toEqual({ error: expect.objectContaining({ message: 'Transaction was rejected' }) })
})

test('error: closing a document removes its request, even before it was shown', async () => {
  const shown = askFor('gone')
  await shown.isOpen()
  shown.closing.abort()
  await vi.waitFor(() => expect(shown.open()).toEqual([]), { timeout: 15_000 })
  const early = askFor('gone-early')
  early.closing.abort()
  await early.settled
  await requestStore.load()
  expect(early.open()).toEqual([])
})

test('error: an answer for a closed app is dropped', async () => {
  await expect(answerApp({ topic: topicOfApp('closed'), id: 1 }, { result: '0x' })).rejects.toThrow('is closed')
})
