import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../metrics/createMetrics.ts'
import { createTelemetry } from './createTelemetry.ts'
import { loadSdk } from './loadSdk.ts'
import type { Telemetry } from './Telemetry.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }

test('behavior: a share of the requests is traced, and the decision of a trusted proxy counts before it', async () => {
  const settings = { endpoint: 'http://127.0.0.1:9', headers: {}, metricsSeconds: 60 }
  const parts = { registry: createMetrics().registry, log }
  const sdk = await loadSdk()
  const opened: Telemetry[] = []
  onTestFinished(async () => void (await Promise.all(opened.map((telemetry) => telemetry.close()))))
  const isTraced = (traceShare: number, parent?: '00' | '01') => {
    const telemetry = createTelemetry(sdk, { ...settings, traceShare }, parts)
    opened.push(telemetry)
    const traceparent = parent && `00-${TRACE}-00f067aa0ba902b7-${parent}`
    return () => telemetry.traceRequest({ id: 'r', method: 'GET', route: '/', traceparent }).traceparent.endsWith('-01')
  }
  expect([isTraced(0)(), isTraced(1)(), isTraced(0, '01')(), isTraced(1, '00')()]).toEqual([false, true, true, false])
  const some = isTraced(0.1)
  const traced = Array.from({ length: 2000 }, some).filter(Boolean).length
  expect(traced).toBeGreaterThan(100)
  expect(traced).toBeLessThan(350)
})
