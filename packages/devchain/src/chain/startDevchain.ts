import { DevchainError } from './DevchainError.ts'
import { startAnvil } from './anvilProcess.ts'
import { devClient, type DevClient } from './devClient.ts'
import { findAnvil } from './findAnvil.ts'
import { readGenesisTimestamp } from './genesisTimestamp.ts'
import { createSnapshots } from './snapshots.ts'
import { readStateFile } from './stateFile.ts'

/** How a local chain is started. */
export type DevchainOptions = {
  /** EIP-155 chain id */
  chainId: number
  /** The requested port; if it is taken, a free one is used. 0 or absent: any free port */
  port?: number
  /**
   * The file in which the chain is stored, and from which it is restored if it exists. Absent: the chain is not
   * stored
   */
  stateFile?: string
  /** Path of anvil; default `ANVIL_BIN`, then the npm package of this platform */
  anvilBin?: string
  /** Mines a block at this interval; absent: a block per transaction */
  blockTimeSeconds?: number
  /**
   * Time of block 0 in epoch seconds, for a new chain; later blocks continue from it until `evm_setTime`. Default:
   * now
   */
  genesisTimestamp?: number
  /** Interval of the check for new blocks to save, default 1000; 0: only on `snapshot()` and `stop()` */
  autosaveMs?: number
  onStep?: (message: string) => void
  /** Called when a background save failed; the next block triggers another try */
  onProblem?: (error: DevchainError) => void
}

/** A running local chain. */
export type Devchain = {
  chainId: number
  rpcUrl: string
  pid: number
  /** True when the chain was restored from the state file */
  restored: boolean
  /** Resolves with the reason when anvil has ended; also after `stop()` */
  exited: Promise<string>
  /** Saves now. Resolves when the bytes are on disk */
  snapshot(): Promise<void>
  /** Starts saving in the background, if `autosaveMs` was 0 at the start */
  startAutosave(everyMs?: number): void
  /** Ends the chain, by default after a last save */
  stop(options?: { snapshot?: boolean }): Promise<void>
}

const defaultAutosaveMs = 1000

/**
 * Starts a local chain (anvil) and waits until it answers. The process ends with this one.
 *
 * A restart from `stateFile` restores accounts, code and storage as of the last block, and every block, transaction,
 * receipt and log with the same hashes. It does not restore the state at earlier blocks (`eth_call` or
 * `eth_getBalance` at an old block fails), nor blocks mined after the last save if the process was killed.
 *
 * @throws DevchainError ANVIL_MISSING, ANVIL_FAILED, STATE_UNREADABLE
 * @example
 * const chain = await startDevchain({ chainId: 31337 })
 * await deploySafeContracts(chain.rpcUrl)
 * await chain.stop()
 */
export async function startDevchain(options: DevchainOptions): Promise<Devchain> {
  const { chainId, stateFile, onStep } = options
  const saved = stateFile === undefined ? null : await readStateFile(stateFile)
  const genesisTimestamp = saved === null ? options.genesisTimestamp : readGenesisTimestamp(saved)
  const args = anvilArguments(options, genesisTimestamp)
  const anvil = await startAnvil(findAnvil(options.anvilBin), args, options.port ?? 0)
  const rpcUrl = `http://127.0.0.1:${anvil.port}`
  const client = devClient(rpcUrl)
  try {
    await prepare(client, chainId)
    if (saved !== null) {
      await restore(client, saved, stateFile ?? '')
      onStep?.(`restored to block ${await client.getBlockNumber()}`)
    }
  } catch (error) {
    await anvil.kill()
    throw error
  }

  const snapshots = createSnapshots(client, stateFile, options.onProblem)
  let stopping: Promise<void> | undefined
  void anvil.exited.then(() => snapshots.end())
  const stop = async (snapshot: boolean) => {
    snapshots.end()
    try {
      if (snapshot) await snapshots.save()
    } finally {
      await anvil.kill()
    }
  }
  const devchain: Devchain = {
    chainId,
    rpcUrl,
    pid: anvil.pid,
    restored: saved !== null,
    exited: anvil.exited,
    snapshot: () => snapshots.save(),
    startAutosave: (everyMs = defaultAutosaveMs) => snapshots.begin(everyMs),
    stop: ({ snapshot = stateFile !== undefined } = {}) => (stopping ??= stop(snapshot)),
  }
  const autosaveMs = options.autosaveMs ?? defaultAutosaveMs
  if (stateFile !== undefined && autosaveMs > 0) devchain.startAutosave(autosaveMs)
  return devchain
}

function anvilArguments(
  { chainId, blockTimeSeconds }: DevchainOptions,
  genesisTimestamp: number | undefined,
): string[] {
  return [
    '--chain-id',
    String(chainId),
    '--no-request-size-limit',
    ...(blockTimeSeconds === undefined ? [] : ['--block-time', String(blockTimeSeconds)]),
    ...(genesisTimestamp === undefined ? [] : ['--timestamp', String(genesisTimestamp)]),
  ]
}

async function prepare(client: DevClient, chainId: number): Promise<void> {
  const answered = await client.getChainId()
  if (answered !== chainId)
    throw new DevchainError('ANVIL_FAILED', `The local chain answers with chain id ${answered}, expected ${chainId}.`)
  // Otherwise anvil would append every request to a log file.
  await client.setLoggingEnabled(false)
}

/** anvil's method, in epoch seconds. viem does not define it. */
type SetTime = { Method: 'evm_setTime'; Parameters: [seconds: number]; ReturnType: number }

async function restore(client: DevClient, state: `0x${string}`, file: string): Promise<void> {
  const advice = `Move the file away, or start again with --reset, which begins a new chain.`
  try {
    await client.loadState({ state })
    // The clock continued from the time of block 0.
    await client.request<SetTime>({ method: 'evm_setTime', params: [Math.floor(Date.now() / 1000)] })
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
    throw new DevchainError('STATE_UNREADABLE', `The saved chain ${file} could not be loaded: ${reason}. ${advice}`, {
      cause,
    })
  }
}
