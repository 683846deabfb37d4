import { safeAbi } from '@countersign/chains'
import { type DemoKey, demoOwners, type DevClient, sendTransaction, spareKeys } from '@countersign/devchain'
import type { FastifyInstance } from 'fastify'
import { getAddress, type Address, type Hex } from 'viem'
import type { Fact } from './Fact.ts'
import type { Random } from './createRandom.ts'
import type { SignedRequest } from './signedRequests.ts'

/** All keys that can sign. */
export const KEYS: readonly DemoKey[] = [...demoOwners, ...spareKeys]

export const keyOf = (address: Address): DemoKey => {
  const key = KEYS.find((known) => known.address === address)
  if (!key) throw new Error(`There is no key of ${address}.`)
  return key
}

export type Live = { owners: readonly Address[]; threshold: number; nonce: bigint; modules: readonly Address[] }

/** The environment of a sequence: one chain, one service, one clock for both. */
export type World = {
  random: Random
  client: DevClient
  app: FastifyInstance
  chainId: string
  /** The tested account, and another one that receives payments. */
  safe: Address
  facts: Fact[]
  /** Epoch milliseconds, the same for service and chain; never goes back. */
  now(): number
  /** Moves the clock by some seconds to some hours. */
  advance(): void
  read(): Promise<Live>
  /** Sends a transaction in its own block, at the current time. */
  mine(transaction: { from: Address; to: Address; value?: bigint; data?: Hex }): Promise<void>
  /** True when the service accepted it. @throws Error on a 5xx */
  ask(request: SignedRequest): Promise<boolean>
  /** One line per step, to explain a failure. */
  log: string[]
}

export function createWorld(
  parts: Pick<World, 'random' | 'client' | 'app' | 'chainId' | 'safe'> & { clock: { now: number } },
): World {
  const { random, client, app, chainId, safe, clock } = parts
  const log: string[] = []
  const read = async (): Promise<Live> => {
    const on = { address: safe, abi: safeAbi } as const
    const start = '0x0000000000000000000000000000000000000001'
    const [modules] = await client.readContract({ ...on, functionName: 'getModulesPaginated', args: [start, 10n] })
    return {
      owners: (await client.readContract({ ...on, functionName: 'getOwners' })).map((owner) => getAddress(owner)),
      threshold: Number(await client.readContract({ ...on, functionName: 'getThreshold' })),
      nonce: await client.readContract({ ...on, functionName: 'nonce' }),
      modules,
    }
  }
  return {
    random,
    client,
    app,
    chainId,
    safe,
    facts: [],
    log,
    read,
    now: () => clock.now,
    advance: () => void (clock.now += 1000 * (1 + random.integer(random.chance(0.3) ? 6 * 3600 : 60))),
    async mine(transaction) {
      await client.setNextBlockTimestamp({ timestamp: BigInt(clock.now / 1000) })
      await sendTransaction(client, transaction)
    },
    async ask({ method, path, body }) {
      const answer = await app.inject({ method, url: path, payload: body })
      log.push(`  ${method} ${path} → ${answer.statusCode} ${answer.statusCode < 300 ? '' : answer.body}`)
      if (answer.statusCode >= 500) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
      return answer.statusCode < 300
    },
  }
}
