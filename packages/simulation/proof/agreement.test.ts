import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EngineName, SimulationResult } from '../src/values/SimulationResult.ts'
import { simulate } from '../src/run/simulate.ts'
import { buildCorpus } from '../testing/corpus.ts'
import { rememberTraces } from '../testing/rememberTraces.ts'
import { CHAIN_ID, startScene, type Scene } from '../testing/startScene.ts'

const size = Number(process.env.SIMULATION_CORPUS ?? 104)
const seed = Number(process.env.SIMULATION_SEED ?? 5)
const engines: readonly EngineName[] = ['eth_simulateV1', 'debug_traceCall', 'in-page EVM']

let scene: Scene
beforeAll(async () => {
  scene = await startScene()
})
afterAll(() => scene.stop())

const comparable = ({ engine: _engine, fallbacks: _fallbacks, ...result }: SimulationResult) => result

test(
  'behavior: the three engines give the same result for every transaction of the corpus',
  async () => {
    const outcomes = { succeeded: 0, innerFailed: 0, reverted: 0, wrote: 0 }
    const rpc = rememberTraces(scene.rpc)
    for (const { title, safe, transaction } of buildCorpus(scene, size, seed)) {
      const request = { chainId: BigInt(CHAIN_ID), safe, transaction }
      const results = await Promise.all(engines.map((engine) => simulate(request, rpc, { engines: [engine] })))
      const [first, second, third] = results.map(comparable)
      expect(second, `${title}, debug_traceCall against eth_simulateV1`).toEqual(first)
      expect(third, `${title}, our own EVM against eth_simulateV1`).toEqual(first)
      if (first?.success) outcomes[first.innerSuccess ? 'succeeded' : 'innerFailed']++
      else outcomes.reverted++
      if (first?.writes.known && (first.writes.value[0]?.changes.length ?? 0) > 0) outcomes.wrote++
    }
    // A corpus in which every transaction succeeds, or every one fails, would prove little.
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(size / 50)
  },
  60_000 + size * 500,
)
