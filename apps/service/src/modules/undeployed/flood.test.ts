import { demoOwners } from '@countersign/devchain'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endRegistrations } from '../../housekeeping/endRegistrations.ts'
import { buildProposalRequest, plainTransaction } from '../../proof/signedRequests.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { undeployedAccount, undeployedCreation } from '../../testing/undeployedAccount.ts'

/** `UNDEPLOYED_FLOOD=20000` for a soak. */
const FLOOD = Number(process.env['UNDEPLOYED_FLOOD'] ?? 100)
/** The limit of the service in this test; one in ten of the flood is above it. */
const MOST = Math.floor(FLOOD * 0.9)
const AT_ONCE = 10
const MOST_PROPOSALS = 20
const DAY_MS = 86_400_000

const [alice, bob] = demoOwners
let now = Date.now()
let fixture: Fixture
beforeAll(async () => {
  const limits = { undeployedPerDay: FLOOD, undeployedAccounts: MOST }
  fixture = await startFixture(() => now, { rateLimitPerMinute: 1_000_000, limits })
})
afterAll(() => fixture?.stop())

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((first, second) => first - second)[Math.floor(times.length * share)] ?? 0

/** The journal's size; null where it is a table. */
function journalBytes(): number | null {
  try {
    return statSync(join(fixture.context.config.dataDir, 'journal.jsonl')).size
  } catch {
    return null
  }
}

async function register(index: number): Promise<number> {
  // The demo account has the first salts.
  const saltNonce = 1_000_000n + BigInt(index)
  const answer = await fixture.app.inject({
    method: 'POST',
    url: `/v1/chains/${CHAIN_ID}/safes/${undeployedAccount({ saltNonce }).address}/undeployed`,
    payload: undeployedCreation({ saltNonce }),
    headers: { host: 'localhost' },
    // Every client has its own limit; a flood comes from many.
    remoteAddress: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  })
  return answer.statusCode
}

test(
  `behavior: ${FLOOD} registrations from as many clients end at the limit, and delay no proposal of a deployed account`,
  { timeout: Math.max(120_000, FLOOD * 100) },
  async () => {
    const before = journalBytes()
    const began = performance.now()
    const answers: number[] = []
    let isOver = false
    const worker = async (first: number) => {
      for (let index = first; index < FLOOD; index += AT_ONCE) answers.push(await register(index))
    }
    const flood = Promise.all(Array.from({ length: AT_ONCE }, (_, first) => worker(first))).finally(
      () => (isOver = true),
    )

    const { chainId, safe } = fixture.params
    const proposals: number[] = []
    for (let nonce = 60n; !isOver && proposals.length < MOST_PROPOSALS; nonce += 1n) {
      const { method, path, body } = await buildProposalRequest(
        { chainId, safe },
        plainTransaction({ to: bob.address, nonce }),
        alice,
      )
      const sent = performance.now()
      const { statusCode } = await fixture.app.inject({ method, url: path, payload: body })
      proposals.push(performance.now() - sent)
      expect(statusCode).toBe(200)
    }
    await flood
    const seconds = (performance.now() - began) / 1000
    expect(answers.filter((status) => status === 201)).toHaveLength(MOST)
    expect(answers.filter((status) => status === 429)).toHaveLength(FLOOD - MOST)
    expect(quantile(proposals, 0.5)).toBeLessThan(3000)

    const grown = before === null ? null : (journalBytes() ?? 0) - before
    now += 31 * DAY_MS
    const cleaning = performance.now()
    await endRegistrations(fixture.context)
    const cleaned = performance.now() - cleaning
    // Room again, for everybody: nothing referred to them.
    expect(await register(FLOOD + 1)).toBe(201)
    process.stdout.write(
      `${FLOOD} registrations in ${seconds.toFixed(1)} s (${Math.round(FLOOD / seconds)} /s), ${MOST} accepted; ` +
        `a proposal meanwhile: median ${quantile(proposals, 0.5).toFixed(0)} ms, 95 % ${quantile(proposals, 0.95).toFixed(0)} ms (${proposals.length}); ` +
        `${grown === null ? '' : `the journal grew by ${Math.round(grown / 1024)} KiB; `}removed in ${cleaned.toFixed(0)} ms\n`,
    )
  },
)
