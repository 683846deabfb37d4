import { createChainReader } from '../chains/createChainReader.ts'
import type { Connection } from '../connection/createConnection.ts'
import type { SessionParts } from '../session/SessionParts.ts'
import { setTexts } from '../language/setTexts.ts'
import { type ConnectState, createConnectState } from '../state/createConnectState.ts'
import { readOutcome, type TransactionOutcome } from '../transactions/readOutcome.ts'
import type { TransactionRecord } from '../transactions/TransactionRecord.ts'
import type { ConnectConfig } from '../config/ConnectConfig.ts'

/** The kit while its dialogs are open: configuration and connection are loaded. */
export type LoadedKit = { readonly config: ConnectConfig; readonly connection: Connection }

/** A kit before anything of it is loaded. */
export type Kit = {
  readonly state: ConnectState
  /** Null: the host has no sign-in. */
  readonly session: SessionParts | null
  /** The host connects through its own wagmi too, so the kit follows it from the start. */
  readonly isShared: boolean
  readonly readOutcome: (record: TransactionRecord) => Promise<TransactionOutcome | null>
} & KitLoader

/** Loads wagmi and the connection. */
export type KitLoader = {
  /** Loads once. A failure is tried again by the next call. */
  readonly load: () => Promise<LoadedKit>
  /** What `load` has loaded, for a dialog that opens later: it shows its content in its first frame. */
  readonly getLoaded: () => LoadedKit | null
}

/**
 * A kit from its configuration. Nothing is loaded and no request is sent before a wallet is chosen or reconnects.
 *
 * @example
 * createKit({ app: { name: 'Example' }, chains: [] }).state.storageKey // 'connect'
 */
export function createKit(config: ConnectConfig, state = createConnectState(config.storageKey ?? 'connect')): Kit {
  setTexts(config)
  const read = config.readChain ?? createChainReader(config.chains)
  const { signIn } = config
  return {
    state,
    session: signIn === undefined ? null : { adapter: signIn, auth: state.auth, session: state.session },
    isShared: config.wagmi !== undefined,
    readOutcome: config.readOutcome ?? ((record) => readOutcome(read, record, record.hash)),
    ...loadOnce(async () => config, state),
  }
}

/**
 * The functions that load a kit, for a host whose configuration arrives later.
 *
 * @example
 * const { load } = loadOnce(async () => ({ app: { name: 'Example' }, chains: [] }), createConnectState('example'))
 */
export function loadOnce(readConfig: () => Promise<ConnectConfig>, state: ConnectState): KitLoader {
  let loading: Promise<LoadedKit> | null = null
  let loaded: LoadedKit | null = null
  const read = async (): Promise<LoadedKit> => {
    const [{ createConnection }, config] = await Promise.all([
      import('../connection/createConnection.ts'),
      readConfig(),
    ])
    loaded = { config, connection: createConnection(config, state) }
    return loaded
  }
  return {
    load() {
      loading ??= read().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
    getLoaded: () => loaded,
  }
}
