import fc from 'fast-check'
import { expect, test } from 'vitest'
import { APP, driveBridge, OTHER, settled } from '../../testing/driveBridge.ts'
import { PROTOCOL, RPC_READS } from '../index.ts'

const clonable = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withSparseArray: true,
  withObjectString: true,
  maxDepth: 4,
})
const method = fc.oneof(fc.constantFrom(...Object.keys(PROTOCOL), '__proto__', 'constructor'), fc.string())
const transaction = fc.record(
  {
    to: fc.oneof(fc.constant(OTHER), fc.anything()),
    value: fc.anything(),
    data: fc.anything(),
    operation: fc.constant(1),
  },
  { requiredKeys: [] },
)
const params = fc.oneof(
  clonable,
  fc.record({ txs: fc.array(transaction), params: clonable }),
  fc.record({ call: fc.oneof(fc.constantFrom(...RPC_READS), fc.string()), params: clonable }),
  fc.record({ message: clonable, typedData: clonable, safeTxHash: clonable, currency: clonable }),
)
const request = fc.record(
  { id: fc.oneof(fc.string(), clonable), method, params, env: fc.oneof(fc.record({ sdkVersion: clonable }), clonable) },
  { requiredKeys: [] },
)
const from = fc.record({
  origin: fc.constantFrom(APP, APP, APP, 'https://evil.example', 'null', ''),
  source: fc.constantFrom('app', 'app', 'app', 'other', null),
})

/** Whether an app's window can post the value. */
const canBePosted = (value: unknown): boolean => {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}

test('behavior: for any posted value the host does not throw, and answers each request of the app exactly once and no other sender', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.oneof(request, clonable), from), { maxLength: 12 }), async (messages) => {
      const app = driveBridge()
      const asked = new Set<string>()
      for (const [message, { origin, source }] of messages) {
        if (!canBePosted(message)) continue
        const isApp = source === 'app' && origin === APP
        const before = app.posted.length
        app.post(message, { origin, source: source === 'app' ? app.frame : source })
        if (!isApp) expect(app.posted.length).toBe(before)
        else if (typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string')
          asked.add(message.id)
      }
      await settled()
      await settled()
      for (const { answer, target } of app.posted) {
        expect(target).toBe(APP)
        expect(answer.version).toBe('9.1.0')
        expect(asked).toContain(answer.id)
        expect(answer.success ? answer.data : answer.error).not.toBeUndefined()
        if (!answer.success) expect(answer.error).not.toBe('')
      }
      expect(app.posted.length).toBeLessThanOrEqual(messages.length)
      expect(app.bridge.pending()).toBe(0)
      app.bridge.close()
    }),
    { numRuns: 300 },
  )
})
